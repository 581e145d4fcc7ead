class Account {
    int total;
    int count;

    int deposit(int amount, boolean vip) {
        int bonus = vip ? 10 : 0;
        count++;
        total += amount;
        return total + bonus;
    }
}
