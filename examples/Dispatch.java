/** Dynamic dispatch: the tree splits on the class of the receiver. */
public class Dispatch {
    interface Shape {
        int area();
    }

    record Square(int side) implements Shape {
        public int area() {
            return side * side;
        }
    }

    record Rectangle(int width, int height) implements Shape {
        public int area() {
            return width * height;
        }
    }

    static boolean isLarge(Shape shape) {
        return shape.area() > 100;
    }
}
