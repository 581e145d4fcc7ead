public class ExcptFlow {
    private /*@ spec_public @*/ int secret;

    public ExcptFlow(int secret) {
        this.secret = secret;
    }

    public boolean insecureExceptional(int input) {
        if (input == secret) {
            work();
        }

        return true;
    }

    public boolean secureExceptional(int input) {
        if (input == secret) {
            try {
                work();
            } catch (Exception e) {}
        }

        return true;
    }

    /*@ public exceptional_behavior
       @ signals_only RuntimeException;
       @*/
    public void work() {
        throw new RuntimeException("Crashed.");
    }

    static boolean callSecure(int secret, int input) {
        ExcptFlow a = new ExcptFlow(secret);
        return a.secureExceptional(input);
    }

    static boolean callInsecure(int secret, int input) {
        ExcptFlow a = new ExcptFlow(secret);
        return a.insecureExceptional(input);
    }
}
