import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.InputMismatchException;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Scanner;

/** Programs that read the standard input, or throw dice. */
public class Console {
    static void scannedHits() { // error
        Scanner in = new Scanner(System.in);
        int x = in.nextInt();
        assert x != 1234;
    }

    static void scannedMisses() { // safe
        Scanner in = new Scanner(System.in);
        int x = in.nextInt();
        int y = in.nextInt();
        int larger = x > y ? x : y;
        assert larger >= x && larger >= y;
    }

    static void sumOfThree() { // error
        Scanner in = new Scanner(System.in);
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += in.nextInt();
        }
        assert sum >= 0 || sum < -10;
    }

    static void endOfInput() { // safe
        Scanner in = new Scanner(System.in);
        int read = 0;
        try {
            in.nextInt();
            read = 1;
        } catch (InputMismatchException e) {
            read = 2;
        } catch (NoSuchElementException e) {
            read = 3;
        }
        assert read != 0;
    }

    static void inputMayEnd() { // error
        Scanner in = new Scanner(System.in);
        assert in.hasNextInt();
    }

    static void askedBefore() { // safe
        Scanner in = new Scanner(System.in);
        if (in.hasNextInt()) {
            boolean isRead = false;
            try {
                in.nextInt();
                isRead = true;
            } catch (NoSuchElementException e) {
                assert false;
            }
            assert isRead;
        }
    }

    static void words() { // error
        Scanner in = new Scanner(System.in);
        String word = in.next();
        assert !word.equals("quit");
    }

    static void wordsAreNotEmpty() { // safe
        Scanner in = new Scanner(System.in);
        assert in.next().length() > 0;
    }

    static void wordsHaveNoSpace() { // safe
        Scanner in = new Scanner(System.in);
        assert in.next().charAt(0) != ' ';
    }

    static void linesMayBeEmpty() { // error
        Scanner in = new Scanner(System.in);
        assert in.nextLine().length() > 0;
    }

    static void truth() { // error
        Scanner in = new Scanner(System.in);
        boolean a = in.nextBoolean();
        boolean b = in.nextBoolean();
        assert a || b || in.nextLong() != 5000000000L;
    }

    static void readerHits() throws IOException { // error
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String line = in.readLine();
        if (line != null) {
            assert !line.equals("open sesame");
        }
    }

    static void readerEnds() throws IOException { // error
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String line = in.readLine();
        assert line != null;
    }

    static void afterTheEnd() throws IOException { // safe
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        if (in.readLine() == null) {
            assert in.readLine() == null;
        }
    }

    static void numberOfLines() throws IOException { // error
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = 0;
        while (in.readLine() != null) {
            n++;
        }
        assert n != 3;
    }

    static void bytes() throws IOException { // safe
        int b = System.in.read();
        assert b >= -1 && b <= 255;
    }

    static void bytesHit() throws IOException { // error
        int b = System.in.read();
        assert b != 'q';
    }

    static void parsed() throws IOException { // error
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String line = in.readLine();
        if (line == null || line.length() > 2) {
            return;
        }
        try {
            assert Integer.parseInt(line) != 37;
        } catch (NumberFormatException e) {
            return;
        }
    }

    static void menu() { // error
        Scanner in = new Scanner(System.in);
        int balance = 100;
        for (int i = 0; i < 2; i++) {
            int choice = in.nextInt();
            int amount = in.nextInt();
            if (choice == 1 && amount > 0) {
                balance -= amount;
            }
        }
        assert balance >= 0;
    }

    static void guardedMenu() { // safe
        Scanner in = new Scanner(System.in);
        int balance = 100;
        for (int i = 0; i < 2; i++) {
            int choice = in.nextInt();
            int amount = in.nextInt();
            if (choice == 1 && amount > 0 && amount <= balance) {
                balance -= amount;
            }
        }
        assert balance >= 0;
    }

    static void twoDice() { // safe
        Random random = new Random();
        int sum = random.nextInt(6) + 1 + random.nextInt(6) + 1;
        assert sum >= 2 && sum <= 12;
    }

    static void doubles() { // error
        Random random = new Random();
        assert random.nextInt(6) != random.nextInt(6);
    }

    static void chance() { // safe
        double p = Math.random();
        assert p >= 0.0 && p < 1.0;
    }

    static void chanceHits() { // error
        assert Math.random() < 0.75;
    }

    static void coin() { // error
        boolean isHeads = new Random().nextBoolean();
        assert isHeads;
    }

    static void exits(int code) { // safe
        if (code < 0) {
            System.exit(1);
        }
        assert code >= 0;
    }

    static void exitsLate(int code) { // error
        if (code < -5) {
            System.exit(1);
        }
        assert code >= 0;
    }

    static void clocks() { // error
        long start = System.nanoTime();
        long end = System.nanoTime();
        assert end >= start;
    }
}
