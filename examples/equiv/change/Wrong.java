class Account {
    int total;
    int count;

    int deposit(int amount, boolean vip) {
        int bonus = vip ? 10 : 0;
        count++;
        int sum = total + bonus;
        total += amount;
        return sum;
    }
}
