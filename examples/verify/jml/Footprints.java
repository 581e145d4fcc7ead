/** Location sets in ghost fields: the objects that a list is made of, and what may be written in them. */
class Footprints {
    static class Cell {
        int value;
        //@ ghost \locset footprint;
        //@ invariant \subset(\singleton(value), footprint);
        //@ invariant \subset(footprint, this.*);

        //@ ensures value == v;
        Cell(int v) {
            value = v;
            //@ set footprint = \locset(value);
        }

        //@ requires \invariant_for(this);
        //@ assignable footprint;
        //@ ensures value == v;
        //@ ensures \new_elems_fresh(footprint);
        void set(int v) { value = v; }

        //@ assignable footprint;
        void wrongSet(Cell other) { other.value = 3; }
    }

    static class Pair {
        Cell first;
        Cell second;
        //@ ghost \locset footprint;
        //@ invariant first != second;
        //@ invariant \disjoint(first.footprint, second.footprint);
        //@ invariant footprint == \union(first.footprint, second.footprint);
        //@ invariant \invariant_for(first) && \invariant_for(second);

        //@ ensures first.value == a && second.value == b;
        Pair(int a, int b) {
            first = new Cell(a);
            second = new Cell(b);
            //@ set footprint = \union(first.footprint, second.footprint);
        }

        //@ assignable footprint;
        //@ ensures first.value == v && second.value == \old(second.value);
        void setFirst(int v) { first.set(v); }

        //@ assignable first.footprint;
        //@ ensures second.value == v;
        void wrongSetSecond(int v) { second.set(v); }
    }
}
