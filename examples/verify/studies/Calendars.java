/** A calendar that grows (Hentschel 2016, §9): the invariant excludes the case in which it has to. */
public class Calendars {
    public static class Entry {
    }

    public static class Calendar {
        protected /*@ spec_public non_null @*/ Entry[] entries = new Entry[8];
        //@ public invariant entrySize >= 0 && entrySize < entries.length;
        protected /*@ spec_public @*/ int entrySize = 0;

        /*@ normal_behavior
          @ ensures entries[\old(entrySize)] == entry;
          @ ensures entrySize == \old(entrySize) + 1;
          @ assignable entries, entries[entrySize], entrySize;
          @*/
        public void addEntry(/*@ non_null @*/ Entry entry) {
            if (entrySize == entries.length) {
                Entry[] newEntries = new Entry[entries.length * 2];
                /*@ loop_invariant i >= 0 && i <= entries.length;
                  @ loop_invariant (\forall int j; j >= 0 && j < i; newEntries[j] == entries[j]);
                  @ decreasing entries.length - i;
                  @ assignable newEntries[*], i;
                  @*/
                for (int i = 0; i < entries.length; i++) {
                    newEntries[i] = entries[i];
                }
                entries = newEntries;
            }
            entries[entrySize] = entry;
            entrySize++;
        }
    }

    /** No single line repairs it: room, exact type and bounded length are needed, and entries may be null. */
    public static class CalendarRepaired {
        protected /*@ spec_public nullable @*/ Entry[] entries = new Entry[8];
        /*@ public invariant entries != null && \typeof(entries) == \type(Entry[]);
          @ public invariant entries.length > 0 && entrySize >= 0 && entrySize <= entries.length;
          @*/
        protected /*@ spec_public @*/ int entrySize = 0;

        /*@ normal_behavior
          @ requires entries.length < 1073741824;
          @ ensures entries[\old(entrySize)] == entry;
          @ ensures entrySize == \old(entrySize) + 1;
          @ assignable entries, entries[entrySize], entrySize;
          @*/
        public void addEntry(/*@ non_null @*/ Entry entry) {
            if (entrySize == entries.length) {
                /*@ nullable @*/ Entry[] newEntries = new Entry[entries.length * 2];
                /*@ loop_invariant i >= 0 && i <= entries.length;
                  @ loop_invariant (\forall int j; j >= 0 && j < i; newEntries[j] == entries[j]);
                  @ decreasing entries.length - i;
                  @ assignable newEntries[*], i;
                  @*/
                for (int i = 0; i < entries.length; i++) {
                    newEntries[i] = entries[i];
                }
                entries = newEntries;
            }
            entries[entrySize] = entry;
            entrySize++;
        }
    }
}
