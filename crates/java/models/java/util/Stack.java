package java.util;

public class Stack<E> extends Vector<E> {
    public Stack() {}

    public E push(E item) {
        add(item);
        return item;
    }

    public E pop() {
        E item = peek();
        remove(size() - 1);
        return item;
    }

    public E peek() {
        if (size() == 0) {
            throw new EmptyStackException();
        }
        return get(size() - 1);
    }

    public boolean empty() {
        return size() == 0;
    }

    public int search(Object item) {
        int index = lastIndexOf(item);
        return index >= 0 ? size() - index : -1;
    }
}
