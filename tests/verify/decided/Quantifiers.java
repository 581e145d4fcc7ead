class Quantifiers {
  //@ requires a.length == 0; ensures (\sum int i; 0 <= i && i < a.length; i) != 0;
  static void f0(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\sum int i; 0 <= i && i < a.length; i) == 0;
  static void t0(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\product int i; 0 <= i && i < a.length; 1) != 1;
  static void f1(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\product int i; 0 <= i && i < a.length; 1) == 1;
  static void t1(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\sum int i; 0 <= i && i < a.length; i % 3) != 0;
  static void f4(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\sum int i; 0 <= i && i < a.length; i % 3) == 0;
  static void t4(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\product int i; 0 <= i && i < a.length; a[i]) != 1;
  static void f5(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\product int i; 0 <= i && i < a.length; a[i]) == 1;
  static void t5(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\sum int i; 0 <= i && i < a.length; i / 2) != 0;
  static void f8(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\sum int i; 0 <= i && i < a.length; i / 2) == 0;
  static void t8(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\exists int i; 0 <= i && i < a.length; i >= 0) != false;
  static void f9(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\exists int i; 0 <= i && i < a.length; i >= 0) == false;
  static void t9(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\forall int i; 0 <= i && i < a.length; i * i >= i) != true;
  static void f10(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\forall int i; 0 <= i && i < a.length; i * i >= i) == true;
  static void t10(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\num_of int i; 0 <= i && i < a.length; i != 2) != 0;
  static void f11(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\num_of int i; 0 <= i && i < a.length; i != 2) == 0;
  static void t11(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\exists int i; 0 <= i && i < a.length; i + 1 > i) != false;
  static void f12(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\exists int i; 0 <= i && i < a.length; i + 1 > i) == false;
  static void t12(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\forall int i; 0 <= i && i < a.length; i < 127) != true;
  static void f13(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\forall int i; 0 <= i && i < a.length; i < 127) == true;
  static void t13(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\num_of int i; 0 <= i && i < a.length; (byte) i == i) != 0;
  static void f14(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\num_of int i; 0 <= i && i < a.length; (byte) i == i) == 0;
  static void t14(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 <= i && i < a.length; i) != 0;
  static void f15(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 <= i && i < a.length; i) == 0;
  static void t15(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 <= i && i < a.length; 1) != 1;
  static void f16(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 <= i && i < a.length; 1) == 1;
  static void t16(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 <= i && i < a.length; -i) != -3;
  static void f17(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 <= i && i < a.length; -i) == -3;
  static void t17(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 <= i && i < a.length; i - 2) != 0;
  static void f18(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 <= i && i < a.length; i - 2) == 0;
  static void t18(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 <= i && i < a.length; i % 3) != 0;
  static void f19(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 <= i && i < a.length; i % 3) == 0;
  static void t19(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 <= i && i < a.length; a[i]) != 3;
  static void f20(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 <= i && i < a.length; a[i]) == 3;
  static void t20(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 <= i && i < a.length; a[i] * a[i]) != 14;
  static void f21(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 <= i && i < a.length; a[i] * a[i]) == 14;
  static void t21(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 <= i && i < a.length; a[i] > 0 ? 1 : 0) != 0;
  static void f22(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 <= i && i < a.length; a[i] > 0 ? 1 : 0) == 0;
  static void t22(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 <= i && i < a.length; i / 2) != 0;
  static void f23(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 <= i && i < a.length; i / 2) == 0;
  static void t23(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 <= i && i < a.length; a[i] >= 0) != false;
  static void f24(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 <= i && i < a.length; a[i] >= 0) == false;
  static void t24(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 <= i && i < a.length; i * i >= i) != 3;
  static void f25(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 <= i && i < a.length; i * i >= i) == 3;
  static void t25(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 0 <= i && i < a.length; a[i] < 2147483647) != true;
  static void f26(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 0 <= i && i < a.length; a[i] < 2147483647) == true;
  static void t26(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 <= i && i < a.length; i % 2 == 0) != false;
  static void f27(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 <= i && i < a.length; i % 2 == 0) == false;
  static void t27(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 <= i && i < a.length; i < 127) != 3;
  static void f28(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 <= i && i < a.length; i < 127) == 3;
  static void t28(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 0 <= i && i < a.length; -i <= 0) != true;
  static void f29(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 0 <= i && i < a.length; -i <= 0) == true;
  static void t29(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; 0 <= i && i < a.length; 1) != 2;
  static void f30(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; 0 <= i && i < a.length; 1) == 2;
  static void t30(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; 0 <= i && i < a.length; i * i) != 0;
  static void f31(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; 0 <= i && i < a.length; i * i) == 0;
  static void t31(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; 0 <= i && i < a.length; -i) != -1;
  static void f32(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; 0 <= i && i < a.length; -i) == -1;
  static void t32(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; 0 <= i && i < a.length; i - 2) != -1;
  static void f33(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; 0 <= i && i < a.length; i - 2) == -1;
  static void t33(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; 0 <= i && i < a.length; a[i]) != 2147483648L;
  static void f34(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; 0 <= i && i < a.length; a[i]) == 2147483648L;
  static void t34(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; 0 <= i && i < a.length; a[i] + 1) != 4294967296L;
  static void f35(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; 0 <= i && i < a.length; a[i] + 1) == 4294967296L;
  static void t35(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; 0 <= i && i < a.length; a[i] * a[i]) != 1;
  static void f36(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; 0 <= i && i < a.length; a[i] * a[i]) == 1;
  static void t36(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; 0 <= i && i < a.length; a[i] > 0 ? 1 : 0) != 1;
  static void f37(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; 0 <= i && i < a.length; a[i] > 0 ? 1 : 0) == 1;
  static void t37(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; 0 <= i && i < a.length; i >= 0) != true;
  static void f38(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; 0 <= i && i < a.length; i >= 0) == true;
  static void t38(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; 0 <= i && i < a.length; a[i] >= 0) != 2;
  static void f39(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; 0 <= i && i < a.length; a[i] >= 0) == 2;
  static void t39(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; 0 <= i && i < a.length; i != 2) != true;
  static void f40(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; 0 <= i && i < a.length; i != 2) == true;
  static void t40(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; 0 <= i && i < a.length; i + 1 > i) != true;
  static void f41(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; 0 <= i && i < a.length; i + 1 > i) == true;
  static void t41(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; 0 <= i && i < a.length; i % 2 == 0) != 1;
  static void f42(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; 0 <= i && i < a.length; i % 2 == 0) == 1;
  static void t42(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; 0 <= i && i < a.length; (byte) i == i) != true;
  static void f43(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; 0 <= i && i < a.length; (byte) i == i) == true;
  static void t43(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; 0 <= i && i < a.length; i) != 0;
  static void f44(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; 0 <= i && i < a.length; i) == 0;
  static void t44(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; 0 <= i && i < a.length; 1) != 1;
  static void f45(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; 0 <= i && i < a.length; 1) == 1;
  static void t45(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; 0 <= i && i < a.length; i * i) != 9;
  static void f46(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; 0 <= i && i < a.length; i * i) == 9;
  static void t46(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; 0 <= i && i < a.length; i - 2) != -2;
  static void f47(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; 0 <= i && i < a.length; i - 2) == -2;
  static void t47(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; 0 <= i && i < a.length; i % 3) != 0;
  static void f48(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; 0 <= i && i < a.length; i % 3) == 0;
  static void t48(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; 0 <= i && i < a.length; a[i]) != -2147483648L;
  static void f49(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; 0 <= i && i < a.length; a[i]) == -2147483648L;
  static void t49(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; 0 <= i && i < a.length; a[i] + 1) != 6;
  static void f50(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; 0 <= i && i < a.length; a[i] + 1) == 6;
  static void t50(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; 0 <= i && i < a.length; a[i] > 0 ? 1 : 0) != 1;
  static void f51(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; 0 <= i && i < a.length; a[i] > 0 ? 1 : 0) == 1;
  static void t51(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; 0 <= i && i < a.length; i / 2) != 0;
  static void f52(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; 0 <= i && i < a.length; i / 2) == 0;
  static void t52(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; 0 <= i && i < a.length; i >= 0) != 4;
  static void f53(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; 0 <= i && i < a.length; i >= 0) == 4;
  static void t53(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; 0 <= i && i < a.length; i * i >= i) != true;
  static void f54(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; 0 <= i && i < a.length; i * i >= i) == true;
  static void t54(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; 0 <= i && i < a.length; a[i] < 2147483647) != true;
  static void f55(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; 0 <= i && i < a.length; a[i] < 2147483647) == true;
  static void t55(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; 0 <= i && i < a.length; i + 1 > i) != 4;
  static void f56(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; 0 <= i && i < a.length; i + 1 > i) == 4;
  static void t56(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; 0 <= i && i < a.length; i < 127) != true;
  static void f57(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; 0 <= i && i < a.length; i < 127) == true;
  static void t57(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; 0 <= i && i < a.length; -i <= 0) != true;
  static void f58(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; 0 <= i && i < a.length; -i <= 0) == true;
  static void t58(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\sum int i; 0 <= i && i <= a.length - 1; i * i) != 0;
  static void f60(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\sum int i; 0 <= i && i <= a.length - 1; i * i) == 0;
  static void t60(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\product int i; 0 <= i && i <= a.length - 1; -i) != 1;
  static void f61(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\product int i; 0 <= i && i <= a.length - 1; -i) == 1;
  static void t61(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\sum int i; 0 <= i && i <= a.length - 1; a[i] + 1) != 0;
  static void f64(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\sum int i; 0 <= i && i <= a.length - 1; a[i] + 1) == 0;
  static void t64(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\product int i; 0 <= i && i <= a.length - 1; a[i] * a[i]) != 1;
  static void f65(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\product int i; 0 <= i && i <= a.length - 1; a[i] * a[i]) == 1;
  static void t65(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\exists int i; 0 <= i && i <= a.length - 1; a[i] >= 0) != false;
  static void f68(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\exists int i; 0 <= i && i <= a.length - 1; a[i] >= 0) == false;
  static void t68(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\forall int i; 0 <= i && i <= a.length - 1; i != 2) != true;
  static void f69(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\forall int i; 0 <= i && i <= a.length - 1; i != 2) == true;
  static void t69(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\num_of int i; 0 <= i && i <= a.length - 1; a[i] < 2147483647) != 0;
  static void f70(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\num_of int i; 0 <= i && i <= a.length - 1; a[i] < 2147483647) == 0;
  static void t70(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\exists int i; 0 <= i && i <= a.length - 1; i % 2 == 0) != false;
  static void f71(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\exists int i; 0 <= i && i <= a.length - 1; i % 2 == 0) == false;
  static void t71(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\forall int i; 0 <= i && i <= a.length - 1; (byte) i == i) != true;
  static void f72(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\forall int i; 0 <= i && i <= a.length - 1; (byte) i == i) == true;
  static void t72(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\num_of int i; 0 <= i && i <= a.length - 1; -i <= 0) != 0;
  static void f73(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\num_of int i; 0 <= i && i <= a.length - 1; -i <= 0) == 0;
  static void t73(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 <= i && i <= a.length - 1; i) != 3;
  static void f74(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 <= i && i <= a.length - 1; i) == 3;
  static void t74(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 <= i && i <= a.length - 1; 1) != 1;
  static void f75(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 <= i && i <= a.length - 1; 1) == 1;
  static void t75(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 <= i && i <= a.length - 1; i * i) != 0;
  static void f76(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 <= i && i <= a.length - 1; i * i) == 0;
  static void t76(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 <= i && i <= a.length - 1; -i) != 0;
  static void f77(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 <= i && i <= a.length - 1; -i) == 0;
  static void t77(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 <= i && i <= a.length - 1; i % 3) != 3;
  static void f78(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 <= i && i <= a.length - 1; i % 3) == 3;
  static void t78(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 <= i && i <= a.length - 1; a[i]) != -6;
  static void f79(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 <= i && i <= a.length - 1; a[i]) == -6;
  static void t79(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 <= i && i <= a.length - 1; a[i] + 1) != 0;
  static void f80(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 <= i && i <= a.length - 1; a[i] + 1) == 0;
  static void t80(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 <= i && i <= a.length - 1; a[i] * a[i]) != 9;
  static void f81(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 <= i && i <= a.length - 1; a[i] * a[i]) == 9;
  static void t81(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 <= i && i <= a.length - 1; i / 2) != 1;
  static void f82(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 <= i && i <= a.length - 1; i / 2) == 1;
  static void t82(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 0 <= i && i <= a.length - 1; i >= 0) != true;
  static void f83(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 0 <= i && i <= a.length - 1; i >= 0) == true;
  static void t83(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 <= i && i <= a.length - 1; i * i >= i) != true;
  static void f84(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 <= i && i <= a.length - 1; i * i >= i) == true;
  static void t84(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 <= i && i <= a.length - 1; i != 2) != 2;
  static void f85(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 <= i && i <= a.length - 1; i != 2) == 2;
  static void t85(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 0 <= i && i <= a.length - 1; i + 1 > i) != true;
  static void f86(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 0 <= i && i <= a.length - 1; i + 1 > i) == true;
  static void t86(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 <= i && i <= a.length - 1; i < 127) != true;
  static void f87(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 <= i && i <= a.length - 1; i < 127) == true;
  static void t87(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 <= i && i <= a.length - 1; (byte) i == i) != 3;
  static void f88(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 <= i && i <= a.length - 1; (byte) i == i) == 3;
  static void t88(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; 0 <= i && i <= a.length - 1; i) != 0;
  static void f89(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; 0 <= i && i <= a.length - 1; i) == 0;
  static void t89(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; 0 <= i && i <= a.length - 1; 1) != 1;
  static void f90(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; 0 <= i && i <= a.length - 1; 1) == 1;
  static void t90(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; 0 <= i && i <= a.length - 1; -i) != -1;
  static void f91(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; 0 <= i && i <= a.length - 1; -i) == -1;
  static void t91(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; 0 <= i && i <= a.length - 1; i - 2) != 2;
  static void f92(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; 0 <= i && i <= a.length - 1; i - 2) == 2;
  static void t92(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; 0 <= i && i <= a.length - 1; i % 3) != 0;
  static void f93(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; 0 <= i && i <= a.length - 1; i % 3) == 0;
  static void t93(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; 0 <= i && i <= a.length - 1; a[i]) != 2147483647;
  static void f94(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; 0 <= i && i <= a.length - 1; a[i]) == 2147483647;
  static void t94(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; 0 <= i && i <= a.length - 1; a[i] * a[i]) != 4611686014132420610L;
  static void f95(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; 0 <= i && i <= a.length - 1; a[i] * a[i]) == 4611686014132420610L;
  static void t95(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; 0 <= i && i <= a.length - 1; a[i] > 0 ? 1 : 0) != 1;
  static void f96(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; 0 <= i && i <= a.length - 1; a[i] > 0 ? 1 : 0) == 1;
  static void t96(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; 0 <= i && i <= a.length - 1; i / 2) != 0;
  static void f97(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; 0 <= i && i <= a.length - 1; i / 2) == 0;
  static void t97(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; 0 <= i && i <= a.length - 1; a[i] >= 0) != true;
  static void f98(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; 0 <= i && i <= a.length - 1; a[i] >= 0) == true;
  static void t98(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; 0 <= i && i <= a.length - 1; i * i >= i) != 2;
  static void f99(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; 0 <= i && i <= a.length - 1; i * i >= i) == 2;
  static void t99(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; 0 <= i && i <= a.length - 1; a[i] < 2147483647) != true;
  static void f100(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; 0 <= i && i <= a.length - 1; a[i] < 2147483647) == true;
  static void t100(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; 0 <= i && i <= a.length - 1; i % 2 == 0) != false;
  static void f101(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; 0 <= i && i <= a.length - 1; i % 2 == 0) == false;
  static void t101(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; 0 <= i && i <= a.length - 1; i < 127) != 2;
  static void f102(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; 0 <= i && i <= a.length - 1; i < 127) == 2;
  static void t102(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; 0 <= i && i <= a.length - 1; -i <= 0) != true;
  static void f103(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; 0 <= i && i <= a.length - 1; -i <= 0) == true;
  static void t103(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; 0 <= i && i <= a.length - 1; 1) != 4;
  static void f104(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; 0 <= i && i <= a.length - 1; 1) == 4;
  static void t104(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; 0 <= i && i <= a.length - 1; i * i) != 0;
  static void f105(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; 0 <= i && i <= a.length - 1; i * i) == 0;
  static void t105(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; 0 <= i && i <= a.length - 1; -i) != -3;
  static void f106(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; 0 <= i && i <= a.length - 1; -i) == -3;
  static void t106(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; 0 <= i && i <= a.length - 1; i - 2) != 1;
  static void f107(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; 0 <= i && i <= a.length - 1; i - 2) == 1;
  static void t107(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; 0 <= i && i <= a.length - 1; a[i]) != -2147483643;
  static void f108(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; 0 <= i && i <= a.length - 1; a[i]) == -2147483643;
  static void t108(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; 0 <= i && i <= a.length - 1; a[i] + 1) != -12884901882L;
  static void f109(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; 0 <= i && i <= a.length - 1; a[i] + 1) == -12884901882L;
  static void t109(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; 0 <= i && i <= a.length - 1; a[i] * a[i]) != 0;
  static void f110(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; 0 <= i && i <= a.length - 1; a[i] * a[i]) == 0;
  static void t110(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; 0 <= i && i <= a.length - 1; a[i] > 0 ? 1 : 0) != 1;
  static void f111(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; 0 <= i && i <= a.length - 1; a[i] > 0 ? 1 : 0) == 1;
  static void t111(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; 0 <= i && i <= a.length - 1; i >= 0) != true;
  static void f112(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; 0 <= i && i <= a.length - 1; i >= 0) == true;
  static void t112(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; 0 <= i && i <= a.length - 1; a[i] >= 0) != 3;
  static void f113(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; 0 <= i && i <= a.length - 1; a[i] >= 0) == 3;
  static void t113(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; 0 <= i && i <= a.length - 1; i != 2) != true;
  static void f114(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; 0 <= i && i <= a.length - 1; i != 2) == true;
  static void t114(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; 0 <= i && i <= a.length - 1; i + 1 > i) != true;
  static void f115(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; 0 <= i && i <= a.length - 1; i + 1 > i) == true;
  static void t115(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; 0 <= i && i <= a.length - 1; i % 2 == 0) != 2;
  static void f116(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; 0 <= i && i <= a.length - 1; i % 2 == 0) == 2;
  static void t116(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; 0 <= i && i <= a.length - 1; (byte) i == i) != true;
  static void f117(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; 0 <= i && i <= a.length - 1; (byte) i == i) == true;
  static void t117(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\product int i; 0 < i && i < a.length; i) != 1;
  static void f118(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\product int i; 0 < i && i < a.length; i) == 1;
  static void t118(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\sum int i; 0 < i && i < a.length; i - 2) != 0;
  static void f121(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\sum int i; 0 < i && i < a.length; i - 2) == 0;
  static void t121(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\product int i; 0 < i && i < a.length; i % 3) != 1;
  static void f122(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\product int i; 0 < i && i < a.length; i % 3) == 1;
  static void t122(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\sum int i; 0 < i && i < a.length; a[i] > 0 ? 1 : 0) != 0;
  static void f125(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\sum int i; 0 < i && i < a.length; a[i] > 0 ? 1 : 0) == 0;
  static void t125(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\product int i; 0 < i && i < a.length; i / 2) != 1;
  static void f126(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\product int i; 0 < i && i < a.length; i / 2) == 1;
  static void t126(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\num_of int i; 0 < i && i < a.length; i >= 0) != 0;
  static void f127(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\num_of int i; 0 < i && i < a.length; i >= 0) == 0;
  static void t127(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\exists int i; 0 < i && i < a.length; i * i >= i) != false;
  static void f128(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\exists int i; 0 < i && i < a.length; i * i >= i) == false;
  static void t128(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\forall int i; 0 < i && i < a.length; a[i] < 2147483647) != true;
  static void f129(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\forall int i; 0 < i && i < a.length; a[i] < 2147483647) == true;
  static void t129(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\num_of int i; 0 < i && i < a.length; i + 1 > i) != 0;
  static void f130(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\num_of int i; 0 < i && i < a.length; i + 1 > i) == 0;
  static void t130(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\exists int i; 0 < i && i < a.length; i < 127) != false;
  static void f131(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\exists int i; 0 < i && i < a.length; i < 127) == false;
  static void t131(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\forall int i; 0 < i && i < a.length; -i <= 0) != true;
  static void f132(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\forall int i; 0 < i && i < a.length; -i <= 0) == true;
  static void t132(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 < i && i < a.length; i) != 2;
  static void f133(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 < i && i < a.length; i) == 2;
  static void t133(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 < i && i < a.length; i * i) != 5;
  static void f134(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 < i && i < a.length; i * i) == 5;
  static void t134(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 < i && i < a.length; -i) != 2;
  static void f135(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 < i && i < a.length; -i) == 2;
  static void t135(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 < i && i < a.length; i - 2) != -1;
  static void f136(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 < i && i < a.length; i - 2) == -1;
  static void t136(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 < i && i < a.length; i % 3) != 2;
  static void f137(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 < i && i < a.length; i % 3) == 2;
  static void t137(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 < i && i < a.length; a[i] + 1) != 3;
  static void f138(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 < i && i < a.length; a[i] + 1) == 3;
  static void t138(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 < i && i < a.length; a[i] * a[i]) != 4;
  static void f139(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 < i && i < a.length; a[i] * a[i]) == 4;
  static void t139(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 < i && i < a.length; a[i] > 0 ? 1 : 0) != 0;
  static void f140(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 < i && i < a.length; a[i] > 0 ? 1 : 0) == 0;
  static void t140(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 < i && i < a.length; i / 2) != 1;
  static void f141(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 < i && i < a.length; i / 2) == 1;
  static void t141(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 0 < i && i < a.length; a[i] >= 0) != true;
  static void f142(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 0 < i && i < a.length; a[i] >= 0) == true;
  static void t142(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 < i && i < a.length; i != 2) != false;
  static void f143(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 < i && i < a.length; i != 2) == false;
  static void t143(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 < i && i < a.length; a[i] < 2147483647) != 2;
  static void f144(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 < i && i < a.length; a[i] < 2147483647) == 2;
  static void t144(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 0 < i && i < a.length; i % 2 == 0) != true;
  static void f145(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 0 < i && i < a.length; i % 2 == 0) == true;
  static void t145(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 < i && i < a.length; (byte) i == i) != true;
  static void f146(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 < i && i < a.length; (byte) i == i) == true;
  static void t146(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 < i && i < a.length; -i <= 0) != 2;
  static void f147(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 < i && i < a.length; -i <= 0) == 2;
  static void t147(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; 0 < i && i < a.length; i) != 1;
  static void f148(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; 0 < i && i < a.length; i) == 1;
  static void t148(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; 0 < i && i < a.length; 1) != 1;
  static void f149(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; 0 < i && i < a.length; 1) == 1;
  static void t149(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; 0 < i && i < a.length; i * i) != 1;
  static void f150(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; 0 < i && i < a.length; i * i) == 1;
  static void t150(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; 0 < i && i < a.length; -i) != -1;
  static void f151(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; 0 < i && i < a.length; -i) == -1;
  static void t151(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; 0 < i && i < a.length; i % 3) != 1;
  static void f152(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; 0 < i && i < a.length; i % 3) == 1;
  static void t152(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; 0 < i && i < a.length; a[i]) != 1;
  static void f153(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; 0 < i && i < a.length; a[i]) == 1;
  static void t153(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; 0 < i && i < a.length; a[i] + 1) != 2;
  static void f154(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; 0 < i && i < a.length; a[i] + 1) == 2;
  static void t154(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; 0 < i && i < a.length; a[i] * a[i]) != 1;
  static void f155(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; 0 < i && i < a.length; a[i] * a[i]) == 1;
  static void t155(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; 0 < i && i < a.length; i / 2) != 0;
  static void f156(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; 0 < i && i < a.length; i / 2) == 0;
  static void t156(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; 0 < i && i < a.length; i >= 0) != true;
  static void f157(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; 0 < i && i < a.length; i >= 0) == true;
  static void t157(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; 0 < i && i < a.length; i * i >= i) != true;
  static void f158(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; 0 < i && i < a.length; i * i >= i) == true;
  static void t158(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; 0 < i && i < a.length; i != 2) != 1;
  static void f159(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; 0 < i && i < a.length; i != 2) == 1;
  static void t159(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; 0 < i && i < a.length; i + 1 > i) != true;
  static void f160(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; 0 < i && i < a.length; i + 1 > i) == true;
  static void t160(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; 0 < i && i < a.length; i < 127) != true;
  static void f161(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; 0 < i && i < a.length; i < 127) == true;
  static void t161(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; 0 < i && i < a.length; (byte) i == i) != 1;
  static void f162(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; 0 < i && i < a.length; (byte) i == i) == 1;
  static void t162(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; 0 < i && i < a.length; i) != 1;
  static void f163(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; 0 < i && i < a.length; i) == 1;
  static void t163(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; 0 < i && i < a.length; 1) != 1;
  static void f164(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; 0 < i && i < a.length; 1) == 1;
  static void t164(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; 0 < i && i < a.length; -i) != -6;
  static void f165(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; 0 < i && i < a.length; -i) == -6;
  static void t165(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; 0 < i && i < a.length; i - 2) != 0;
  static void f166(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; 0 < i && i < a.length; i - 2) == 0;
  static void t166(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; 0 < i && i < a.length; i % 3) != 0;
  static void f167(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; 0 < i && i < a.length; i % 3) == 0;
  static void t167(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; 0 < i && i < a.length; a[i]) != 5;
  static void f168(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; 0 < i && i < a.length; a[i]) == 5;
  static void t168(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; 0 < i && i < a.length; a[i] * a[i]) != 4611686018427387929L;
  static void f169(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; 0 < i && i < a.length; a[i] * a[i]) == 4611686018427387929L;
  static void t169(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; 0 < i && i < a.length; a[i] > 0 ? 1 : 0) != 0;
  static void f170(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; 0 < i && i < a.length; a[i] > 0 ? 1 : 0) == 0;
  static void t170(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; 0 < i && i < a.length; i / 2) != 0;
  static void f171(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; 0 < i && i < a.length; i / 2) == 0;
  static void t171(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; 0 < i && i < a.length; a[i] >= 0) != false;
  static void f172(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; 0 < i && i < a.length; a[i] >= 0) == false;
  static void t172(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; 0 < i && i < a.length; i * i >= i) != 3;
  static void f173(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; 0 < i && i < a.length; i * i >= i) == 3;
  static void t173(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; 0 < i && i < a.length; a[i] < 2147483647) != true;
  static void f174(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; 0 < i && i < a.length; a[i] < 2147483647) == true;
  static void t174(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; 0 < i && i < a.length; i % 2 == 0) != false;
  static void f175(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; 0 < i && i < a.length; i % 2 == 0) == false;
  static void t175(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; 0 < i && i < a.length; i < 127) != 3;
  static void f176(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; 0 < i && i < a.length; i < 127) == 3;
  static void t176(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; 0 < i && i < a.length; -i <= 0) != true;
  static void f177(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; 0 < i && i < a.length; -i <= 0) == true;
  static void t177(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; 1) != 0;
  static void f178(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; 1) == 0;
  static void t178(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; i * i) != 1;
  static void f179(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; i * i) == 1;
  static void t179(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; a[i]) != 0;
  static void f182(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; a[i]) == 0;
  static void t182(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; a[i] + 1) != 1;
  static void f183(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; a[i] + 1) == 1;
  static void t183(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; i >= 0) != true;
  static void f186(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; i >= 0) == true;
  static void t186(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; a[i] >= 0) != 0;
  static void f187(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; a[i] >= 0) == 0;
  static void t187(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; i != 2) != false;
  static void f188(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; i != 2) == false;
  static void t188(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; i + 1 > i) != true;
  static void f189(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; i + 1 > i) == true;
  static void t189(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; i % 2 == 0) != 0;
  static void f190(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; i % 2 == 0) == 0;
  static void t190(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; (byte) i == i) != false;
  static void f191(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; (byte) i == i) == false;
  static void t191(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; i) != 0;
  static void f192(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; i) == 0;
  static void t192(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; i >= 0 && i < a.length && i % 2 == 0; 1) != 1;
  static void f193(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; i >= 0 && i < a.length && i % 2 == 0; 1) == 1;
  static void t193(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; i >= 0 && i < a.length && i % 2 == 0; i * i) != 4;
  static void f194(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; i >= 0 && i < a.length && i % 2 == 0; i * i) == 4;
  static void t194(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; i - 2) != -2;
  static void f195(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; i - 2) == -2;
  static void t195(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; i % 3) != 0;
  static void f196(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; i % 3) == 0;
  static void t196(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; i >= 0 && i < a.length && i % 2 == 0; a[i]) != 2;
  static void f197(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; i >= 0 && i < a.length && i % 2 == 0; a[i]) == 2;
  static void t197(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; i >= 0 && i < a.length && i % 2 == 0; a[i] + 1) != 4;
  static void f198(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; i >= 0 && i < a.length && i % 2 == 0; a[i] + 1) == 4;
  static void t198(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; a[i] > 0 ? 1 : 0) != 2;
  static void f199(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; a[i] > 0 ? 1 : 0) == 2;
  static void t199(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; i / 2) != 0;
  static void f200(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; i / 2) == 0;
  static void t200(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; i >= 0) != 2;
  static void f201(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; i >= 0) == 2;
  static void t201(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; i * i >= i) != true;
  static void f202(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; i * i >= i) == true;
  static void t202(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; a[i] < 2147483647) != true;
  static void f203(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; a[i] < 2147483647) == true;
  static void t203(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; i + 1 > i) != 2;
  static void f204(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; i + 1 > i) == 2;
  static void t204(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; i < 127) != true;
  static void f205(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; i < 127) == true;
  static void t205(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; -i <= 0) != true;
  static void f206(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; -i <= 0) == true;
  static void t206(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; i >= 0 && i < a.length && i % 2 == 0; i) != 0;
  static void f207(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; i >= 0 && i < a.length && i % 2 == 0; i) == 0;
  static void t207(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; i * i) != 0;
  static void f208(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; i * i) == 0;
  static void t208(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; -i) != 0;
  static void f209(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; -i) == 0;
  static void t209(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; i >= 0 && i < a.length && i % 2 == 0; i - 2) != -2;
  static void f210(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; i >= 0 && i < a.length && i % 2 == 0; i - 2) == -2;
  static void t210(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; i >= 0 && i < a.length && i % 2 == 0; i % 3) != 0;
  static void f211(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; i >= 0 && i < a.length && i % 2 == 0; i % 3) == 0;
  static void t211(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; a[i] + 1) != 2147483648L;
  static void f212(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; a[i] + 1) == 2147483648L;
  static void t212(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; a[i] * a[i]) != 4611686014132420609L;
  static void f213(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; a[i] * a[i]) == 4611686014132420609L;
  static void t213(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; i >= 0 && i < a.length && i % 2 == 0; a[i] > 0 ? 1 : 0) != 1;
  static void f214(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; i >= 0 && i < a.length && i % 2 == 0; a[i] > 0 ? 1 : 0) == 1;
  static void t214(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; i >= 0 && i < a.length && i % 2 == 0; i / 2) != 0;
  static void f215(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; i >= 0 && i < a.length && i % 2 == 0; i / 2) == 0;
  static void t215(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; a[i] >= 0) != true;
  static void f216(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; a[i] >= 0) == true;
  static void t216(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; i != 2) != true;
  static void f217(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; i != 2) == true;
  static void t217(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; a[i] < 2147483647) != 0;
  static void f218(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; a[i] < 2147483647) == 0;
  static void t218(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; i % 2 == 0) != true;
  static void f219(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; i % 2 == 0) == true;
  static void t219(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; (byte) i == i) != true;
  static void f220(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; (byte) i == i) == true;
  static void t220(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; -i <= 0) != 1;
  static void f221(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; -i <= 0) == 1;
  static void t221(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; i) != 2;
  static void f222(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; i) == 2;
  static void t222(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; 1) != 1;
  static void f223(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; 1) == 1;
  static void t223(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; i >= 0 && i < a.length && i % 2 == 0; i * i) != 0;
  static void f224(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; i >= 0 && i < a.length && i % 2 == 0; i * i) == 0;
  static void t224(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; i >= 0 && i < a.length && i % 2 == 0; -i) != 0;
  static void f225(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; i >= 0 && i < a.length && i % 2 == 0; -i) == 0;
  static void t225(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; i % 3) != 2;
  static void f226(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; i % 3) == 2;
  static void t226(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; a[i]) != 0;
  static void f227(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; i >= 0 && i < a.length && i % 2 == 0; a[i]) == 0;
  static void t227(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; i >= 0 && i < a.length && i % 2 == 0; a[i] + 1) != 1;
  static void f228(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; i >= 0 && i < a.length && i % 2 == 0; a[i] + 1) == 1;
  static void t228(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; i >= 0 && i < a.length && i % 2 == 0; a[i] * a[i]) != 25;
  static void f229(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; i >= 0 && i < a.length && i % 2 == 0; a[i] * a[i]) == 25;
  static void t229(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; i / 2) != 1;
  static void f230(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; i >= 0 && i < a.length && i % 2 == 0; i / 2) == 1;
  static void t230(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; i >= 0) != true;
  static void f231(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; i >= 0) == true;
  static void t231(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; i * i >= i) != true;
  static void f232(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; i * i >= i) == true;
  static void t232(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; i != 2) != 1;
  static void f233(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; i != 2) == 1;
  static void t233(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; i + 1 > i) != true;
  static void f234(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; i >= 0 && i < a.length && i % 2 == 0; i + 1 > i) == true;
  static void t234(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; i < 127) != true;
  static void f235(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; i >= 0 && i < a.length && i % 2 == 0; i < 127) == true;
  static void t235(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; (byte) i == i) != 2;
  static void f236(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; i >= 0 && i < a.length && i % 2 == 0; (byte) i == i) == 2;
  static void t236(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\sum int i; a.length <= i && i < 0; -i) != 0;
  static void f239(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\sum int i; a.length <= i && i < 0; -i) == 0;
  static void t239(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\product int i; a.length <= i && i < 0; i - 2) != 1;
  static void f240(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\product int i; a.length <= i && i < 0; i - 2) == 1;
  static void t240(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\exists int i; a.length <= i && i < 0; i * i >= i) != false;
  static void f243(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\exists int i; a.length <= i && i < 0; i * i >= i) == false;
  static void t243(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\forall int i; a.length <= i && i < 0; i + 1 > i) != true;
  static void f244(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\forall int i; a.length <= i && i < 0; i + 1 > i) == true;
  static void t244(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\num_of int i; a.length <= i && i < 0; i % 2 == 0) != 0;
  static void f245(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\num_of int i; a.length <= i && i < 0; i % 2 == 0) == 0;
  static void t245(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\exists int i; a.length <= i && i < 0; (byte) i == i) != false;
  static void f246(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\exists int i; a.length <= i && i < 0; (byte) i == i) == false;
  static void t246(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; a.length <= i && i < 0; i * i) != 0;
  static void f248(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; a.length <= i && i < 0; i * i) == 0;
  static void t248(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; a.length <= i && i < 0; -i) != 1;
  static void f249(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; a.length <= i && i < 0; -i) == 1;
  static void t249(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; a.length <= i && i < 0; i >= 0) != true;
  static void f252(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; a.length <= i && i < 0; i >= 0) == true;
  static void t252(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; a.length <= i && i < 0; i * i >= i) != 0;
  static void f253(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; a.length <= i && i < 0; i * i >= i) == 0;
  static void t253(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; a.length <= i && i < 0; i + 1 > i) != false;
  static void f254(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; a.length <= i && i < 0; i + 1 > i) == false;
  static void t254(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; a.length <= i && i < 0; i < 127) != true;
  static void f255(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; a.length <= i && i < 0; i < 127) == true;
  static void t255(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; a.length <= i && i < 0; (byte) i == i) != 0;
  static void f256(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; a.length <= i && i < 0; (byte) i == i) == 0;
  static void t256(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; a.length <= i && i < 0; 1) != 0;
  static void f257(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; a.length <= i && i < 0; 1) == 0;
  static void t257(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; a.length <= i && i < 0; i * i) != 1;
  static void f258(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; a.length <= i && i < 0; i * i) == 1;
  static void t258(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; a.length <= i && i < 0; i / 2) != 0;
  static void f261(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; a.length <= i && i < 0; i / 2) == 0;
  static void t261(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; a.length <= i && i < 0; i >= 0) != false;
  static void f262(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; a.length <= i && i < 0; i >= 0) == false;
  static void t262(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; a.length <= i && i < 0; i != 2) != true;
  static void f263(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; a.length <= i && i < 0; i != 2) == true;
  static void t263(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; a.length <= i && i < 0; i + 1 > i) != 0;
  static void f264(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; a.length <= i && i < 0; i + 1 > i) == 0;
  static void t264(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; a.length <= i && i < 0; i < 127) != false;
  static void f265(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; a.length <= i && i < 0; i < 127) == false;
  static void t265(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; a.length <= i && i < 0; -i <= 0) != true;
  static void f266(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; a.length <= i && i < 0; -i <= 0) == true;
  static void t266(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; a.length <= i && i < 0; i) != 0;
  static void f267(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; a.length <= i && i < 0; i) == 0;
  static void t267(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; a.length <= i && i < 0; 1) != 1;
  static void f268(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; a.length <= i && i < 0; 1) == 1;
  static void t268(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; a.length <= i && i < 0; i % 3) != 0;
  static void f271(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; a.length <= i && i < 0; i % 3) == 0;
  static void t271(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; a.length <= i && i < 0; i / 2) != 1;
  static void f272(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; a.length <= i && i < 0; i / 2) == 1;
  static void t272(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; a.length <= i && i < 0; i >= 0) != 0;
  static void f273(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; a.length <= i && i < 0; i >= 0) == 0;
  static void t273(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; a.length <= i && i < 0; i != 2) != false;
  static void f274(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; a.length <= i && i < 0; i != 2) == false;
  static void t274(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; a.length <= i && i < 0; i % 2 == 0) != true;
  static void f275(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; a.length <= i && i < 0; i % 2 == 0) == true;
  static void t275(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; a.length <= i && i < 0; i < 127) != 0;
  static void f276(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; a.length <= i && i < 0; i < 127) == 0;
  static void t276(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; a.length <= i && i < 0; -i <= 0) != false;
  static void f277(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; a.length <= i && i < 0; -i <= 0) == false;
  static void t277(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; i) != 1;
  static void f278(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; i) == 1;
  static void t278(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; i - 2) != 0;
  static void f281(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; i - 2) == 0;
  static void t281(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; i % 3) != 1;
  static void f282(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; i % 3) == 1;
  static void t282(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; a[i] > 0 ? 1 : 0) != 0;
  static void f285(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; a[i] > 0 ? 1 : 0) == 0;
  static void t285(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; i / 2) != 1;
  static void f286(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; i / 2) == 1;
  static void t286(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; i >= 0) != 0;
  static void f287(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; i >= 0) == 0;
  static void t287(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; i * i >= i) != false;
  static void f288(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; i * i >= i) == false;
  static void t288(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; a[i] < 2147483647) != true;
  static void f289(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; a[i] < 2147483647) == true;
  static void t289(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; i + 1 > i) != 0;
  static void f290(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; i + 1 > i) == 0;
  static void t290(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; i < 127) != false;
  static void f291(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; i < 127) == false;
  static void t291(int[] a) { // TRUE
  }
  //@ requires a.length == 0; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; -i <= 0) != true;
  static void f292(int[] a) { // FALSE
  }
  //@ requires a.length == 0; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; -i <= 0) == true;
  static void t292(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; -1 < i && i < a.length && a[i] > 0; i) != 2;
  static void f293(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; -1 < i && i < a.length && a[i] > 0; i) == 2;
  static void t293(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; i * i) != 4;
  static void f294(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; i * i) == 4;
  static void t294(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; -i) != 0;
  static void f295(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; -i) == 0;
  static void t295(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; -1 < i && i < a.length && a[i] > 0; i - 2) != -2;
  static void f296(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; -1 < i && i < a.length && a[i] > 0; i - 2) == -2;
  static void t296(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; -1 < i && i < a.length && a[i] > 0; i % 3) != 2;
  static void f297(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; -1 < i && i < a.length && a[i] > 0; i % 3) == 2;
  static void t297(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; a[i] + 1) != 7;
  static void f298(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; a[i] + 1) == 7;
  static void t298(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; a[i] * a[i]) != 36;
  static void f299(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; a[i] * a[i]) == 36;
  static void t299(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; -1 < i && i < a.length && a[i] > 0; a[i] > 0 ? 1 : 0) != 1;
  static void f300(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; -1 < i && i < a.length && a[i] > 0; a[i] > 0 ? 1 : 0) == 1;
  static void t300(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; -1 < i && i < a.length && a[i] > 0; i / 2) != 1;
  static void f301(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; -1 < i && i < a.length && a[i] > 0; i / 2) == 1;
  static void t301(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; a[i] >= 0) != true;
  static void f302(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; a[i] >= 0) == true;
  static void t302(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; i != 2) != false;
  static void f303(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; i != 2) == false;
  static void t303(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; a[i] < 2147483647) != 2;
  static void f304(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; a[i] < 2147483647) == 2;
  static void t304(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; i % 2 == 0) != true;
  static void f305(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; i % 2 == 0) == true;
  static void t305(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; (byte) i == i) != true;
  static void f306(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; (byte) i == i) == true;
  static void t306(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; -i <= 0) != 2;
  static void f307(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; -i <= 0) == 2;
  static void t307(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; i) != 1;
  static void f308(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; i) == 1;
  static void t308(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; 1) != 1;
  static void f309(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; 1) == 1;
  static void t309(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; -1 < i && i < a.length && a[i] > 0; i * i) != 0;
  static void f310(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; -1 < i && i < a.length && a[i] > 0; i * i) == 0;
  static void t310(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; -1 < i && i < a.length && a[i] > 0; -i) != 0;
  static void f311(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; -1 < i && i < a.length && a[i] > 0; -i) == 0;
  static void t311(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; i % 3) != 1;
  static void f312(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; i % 3) == 1;
  static void t312(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; a[i]) != 2147483647;
  static void f313(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; a[i]) == 2147483647;
  static void t313(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; -1 < i && i < a.length && a[i] > 0; a[i] + 1) != 2;
  static void f314(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\min int i; -1 < i && i < a.length && a[i] > 0; a[i] + 1) == 2;
  static void t314(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; -1 < i && i < a.length && a[i] > 0; a[i] * a[i]) != 4611686014132420609L;
  static void f315(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\max int i; -1 < i && i < a.length && a[i] > 0; a[i] * a[i]) == 4611686014132420609L;
  static void t315(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; i / 2) != 0;
  static void f316(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; i / 2) == 0;
  static void t316(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; i >= 0) != true;
  static void f317(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; i >= 0) == true;
  static void t317(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; i * i >= i) != true;
  static void f318(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; i * i >= i) == true;
  static void t318(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; i != 2) != 2;
  static void f319(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; i != 2) == 2;
  static void t319(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; i + 1 > i) != true;
  static void f320(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; i + 1 > i) == true;
  static void t320(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; i < 127) != true;
  static void f321(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; i < 127) == true;
  static void t321(int[] a) { // TRUE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; (byte) i == i) != 2;
  static void f322(int[] a) { // FALSE
  }
  //@ requires a.length == 2 && a[0] == 2147483647 && a[1] == 1; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; (byte) i == i) == 2;
  static void t322(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; -1 < i && i < a.length && a[i] > 0; i) != 2;
  static void f323(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; -1 < i && i < a.length && a[i] > 0; i) == 2;
  static void t323(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; -1 < i && i < a.length && a[i] > 0; 1) != 1;
  static void f324(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; -1 < i && i < a.length && a[i] > 0; 1) == 1;
  static void t324(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; -i) != -2;
  static void f325(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; -i) == -2;
  static void t325(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; i - 2) != 0;
  static void f326(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; i - 2) == 0;
  static void t326(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; -1 < i && i < a.length && a[i] > 0; i % 3) != 2;
  static void f327(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; -1 < i && i < a.length && a[i] > 0; i % 3) == 2;
  static void t327(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; -1 < i && i < a.length && a[i] > 0; a[i]) != 5;
  static void f328(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\max int i; -1 < i && i < a.length && a[i] > 0; a[i]) == 5;
  static void t328(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; a[i] * a[i]) != 25;
  static void f329(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\sum int i; -1 < i && i < a.length && a[i] > 0; a[i] * a[i]) == 25;
  static void t329(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; a[i] > 0 ? 1 : 0) != 1;
  static void f330(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\product int i; -1 < i && i < a.length && a[i] > 0; a[i] > 0 ? 1 : 0) == 1;
  static void t330(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; -1 < i && i < a.length && a[i] > 0; i / 2) != 1;
  static void f331(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\min int i; -1 < i && i < a.length && a[i] > 0; i / 2) == 1;
  static void t331(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; a[i] >= 0) != true;
  static void f332(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; a[i] >= 0) == true;
  static void t332(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; i * i >= i) != 1;
  static void f333(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; i * i >= i) == 1;
  static void t333(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; a[i] < 2147483647) != true;
  static void f334(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; a[i] < 2147483647) == true;
  static void t334(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; i % 2 == 0) != true;
  static void f335(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\forall int i; -1 < i && i < a.length && a[i] > 0; i % 2 == 0) == true;
  static void t335(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; i < 127) != 1;
  static void f336(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\num_of int i; -1 < i && i < a.length && a[i] > 0; i < 127) == 1;
  static void t336(int[] a) { // TRUE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; -i <= 0) != true;
  static void f337(int[] a) { // FALSE
  }
  //@ requires a.length == 4 && a[0] == 0 && a[1] == 0 && a[2] == 5 && a[3] == Integer.MIN_VALUE; ensures (\exists int i; -1 < i && i < a.length && a[i] > 0; -i <= 0) == true;
  static void t337(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 5 <= i && i < 3; 1) != 0;
  static void f338(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 5 <= i && i < 3; 1) == 0;
  static void t338(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 5 <= i && i < 3; i * i) != 1;
  static void f339(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 5 <= i && i < 3; i * i) == 1;
  static void t339(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 5 <= i && i < 3; i / 2) != 0;
  static void f342(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 5 <= i && i < 3; i / 2) == 0;
  static void t342(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 5 <= i && i < 3; i >= 0) != false;
  static void f343(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 5 <= i && i < 3; i >= 0) == false;
  static void t343(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 5 <= i && i < 3; i != 2) != true;
  static void f344(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 5 <= i && i < 3; i != 2) == true;
  static void t344(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 5 <= i && i < 3; i + 1 > i) != 0;
  static void f345(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 5 <= i && i < 3; i + 1 > i) == 0;
  static void t345(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 5 <= i && i < 3; i < 127) != false;
  static void f346(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 5 <= i && i < 3; i < 127) == false;
  static void t346(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 5 <= i && i < 3; -i <= 0) != true;
  static void f347(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 5 <= i && i < 3; -i <= 0) == true;
  static void t347(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum byte i; -128 <= i && i <= 127; i) != -128;
  static void f348(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum byte i; -128 <= i && i <= 127; i) == -128;
  static void t348(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product byte i; -128 <= i && i <= 127; 1) != 1;
  static void f349(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product byte i; -128 <= i && i <= 127; 1) == 1;
  static void t349(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min byte i; -128 <= i && i <= 127; i * i) != 0;
  static void f350(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min byte i; -128 <= i && i <= 127; i * i) == 0;
  static void t350(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max byte i; -128 <= i && i <= 127; -i) != 128;
  static void f351(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max byte i; -128 <= i && i <= 127; -i) == 128;
  static void t351(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum byte i; -128 <= i && i <= 127; i % 3) != -2;
  static void f352(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum byte i; -128 <= i && i <= 127; i % 3) == -2;
  static void t352(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product byte i; -128 <= i && i <= 127; i / 2) != 0;
  static void f353(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product byte i; -128 <= i && i <= 127; i / 2) == 0;
  static void t353(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of byte i; -128 <= i && i <= 127; i >= 0) != 128;
  static void f354(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of byte i; -128 <= i && i <= 127; i >= 0) == 128;
  static void t354(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists byte i; -128 <= i && i <= 127; i != 2) != true;
  static void f355(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists byte i; -128 <= i && i <= 127; i != 2) == true;
  static void t355(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall byte i; -128 <= i && i <= 127; i % 2 == 0) != false;
  static void f356(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall byte i; -128 <= i && i <= 127; i % 2 == 0) == false;
  static void t356(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of byte i; -128 <= i && i <= 127; i < 127) != 255;
  static void f357(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of byte i; -128 <= i && i <= 127; i < 127) == 255;
  static void t357(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists byte i; -128 <= i && i <= 127; -i <= 0) != true;
  static void f358(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists byte i; -128 <= i && i <= 127; -i <= 0) == true;
  static void t358(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min byte i; 100 <= i && i < 200; 1) != 1;
  static void f360(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min byte i; 100 <= i && i < 200; 1) == 1;
  static void t360(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max byte i; 100 <= i && i < 200; i * i) != 16129;
  static void f361(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max byte i; 100 <= i && i < 200; i * i) == 16129;
  static void t361(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum byte i; 100 <= i && i < 200; i - 2) != 3122;
  static void f362(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum byte i; 100 <= i && i < 200; i - 2) == 3122;
  static void t362(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product byte i; 100 <= i && i < 200; i % 3) != 0;
  static void f363(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product byte i; 100 <= i && i < 200; i % 3) == 0;
  static void t363(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min byte i; 100 <= i && i < 200; i / 2) != 50;
  static void f364(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min byte i; 100 <= i && i < 200; i / 2) == 50;
  static void t364(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall byte i; 100 <= i && i < 200; i * i >= i) != true;
  static void f365(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall byte i; 100 <= i && i < 200; i * i >= i) == true;
  static void t365(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of byte i; 100 <= i && i < 200; i != 2) != 28;
  static void f366(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of byte i; 100 <= i && i < 200; i != 2) == 28;
  static void t366(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists byte i; 100 <= i && i < 200; i % 2 == 0) != true;
  static void f367(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists byte i; 100 <= i && i < 200; i % 2 == 0) == true;
  static void t367(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall byte i; 100 <= i && i < 200; (byte) i == i) != true;
  static void f368(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall byte i; 100 <= i && i < 200; (byte) i == i) == true;
  static void t368(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of byte i; 100 <= i && i < 200; -i <= 0) != 28;
  static void f369(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of byte i; 100 <= i && i < 200; -i <= 0) == 28;
  static void t369(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min char i; 65530 <= i && i < 70000; i) != 65530;
  static void f370(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min char i; 65530 <= i && i < 70000; i) == 65530;
  static void t370(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max char i; 65530 <= i && i < 70000; 1) != 1;
  static void f371(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max char i; 65530 <= i && i < 70000; 1) == 1;
  static void t371(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum char i; 65530 <= i && i < 70000; -i) != -393195;
  static void f372(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum char i; 65530 <= i && i < 70000; -i) == -393195;
  static void t372(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min char i; 65530 <= i && i < 70000; i % 3) != 0;
  static void f374(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min char i; 65530 <= i && i < 70000; i % 3) == 0;
  static void t374(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max char i; 65530 <= i && i < 70000; i / 2) != 32767;
  static void f375(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max char i; 65530 <= i && i < 70000; i / 2) == 32767;
  static void t375(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists char i; 65530 <= i && i < 70000; i * i >= i) != true;
  static void f376(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists char i; 65530 <= i && i < 70000; i * i >= i) == true;
  static void t376(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall char i; 65530 <= i && i < 70000; i + 1 > i) != true;
  static void f377(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall char i; 65530 <= i && i < 70000; i + 1 > i) == true;
  static void t377(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of char i; 65530 <= i && i < 70000; i % 2 == 0) != 3;
  static void f378(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of char i; 65530 <= i && i < 70000; i % 2 == 0) == 3;
  static void t378(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists char i; 65530 <= i && i < 70000; (byte) i == i) != false;
  static void f379(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists char i; 65530 <= i && i < 70000; (byte) i == i) == false;
  static void t379(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max short i; 32760 <= i && i <= 32770; i) != 32767;
  static void f380(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max short i; 32760 <= i && i <= 32770; i) == 32767;
  static void t380(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum short i; 32760 <= i && i <= 32770; i * i) != 8587575500L;
  static void f381(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum short i; 32760 <= i && i <= 32770; i * i) == 8587575500L;
  static void t381(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min short i; 32760 <= i && i <= 32770; i - 2) != 32758;
  static void f383(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min short i; 32760 <= i && i <= 32770; i - 2) == 32758;
  static void t383(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max short i; 32760 <= i && i <= 32770; i % 3) != 2;
  static void f384(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max short i; 32760 <= i && i <= 32770; i % 3) == 2;
  static void t384(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall short i; 32760 <= i && i <= 32770; i >= 0) != true;
  static void f385(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall short i; 32760 <= i && i <= 32770; i >= 0) == true;
  static void t385(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of short i; 32760 <= i && i <= 32770; i * i >= i) != 8;
  static void f386(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of short i; 32760 <= i && i <= 32770; i * i >= i) == 8;
  static void t386(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists short i; 32760 <= i && i <= 32770; i + 1 > i) != true;
  static void f387(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists short i; 32760 <= i && i <= 32770; i + 1 > i) == true;
  static void t387(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall short i; 32760 <= i && i <= 32770; i < 127) != false;
  static void f388(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall short i; 32760 <= i && i <= 32770; i < 127) == false;
  static void t388(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of short i; 32760 <= i && i <= 32770; (byte) i == i) != 0;
  static void f389(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of short i; 32760 <= i && i <= 32770; (byte) i == i) == 0;
  static void t389(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 2147483645 <= i && i <= 2147483648L; 1) != 3;
  static void f390(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 2147483645 <= i && i <= 2147483648L; 1) == 3;
  static void t390(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 2147483645 <= i && i <= 2147483648L; -i) != -2147483647;
  static void f392(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 2147483645 <= i && i <= 2147483648L; -i) == -2147483647;
  static void t392(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 2147483645 <= i && i <= 2147483648L; i - 2) != 2147483645;
  static void f393(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 2147483645 <= i && i <= 2147483648L; i - 2) == 2147483645;
  static void t393(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 2147483645 <= i && i <= 2147483648L; i / 2) != 3221225468L;
  static void f394(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 2147483645 <= i && i <= 2147483648L; i / 2) == 3221225468L;
  static void t394(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 2147483645 <= i && i <= 2147483648L; i >= 0) != true;
  static void f395(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 2147483645 <= i && i <= 2147483648L; i >= 0) == true;
  static void t395(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 2147483645 <= i && i <= 2147483648L; i != 2) != true;
  static void f396(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 2147483645 <= i && i <= 2147483648L; i != 2) == true;
  static void t396(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 2147483645 <= i && i <= 2147483648L; i + 1 > i) != 3;
  static void f397(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 2147483645 <= i && i <= 2147483648L; i + 1 > i) == 3;
  static void t397(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 2147483645 <= i && i <= 2147483648L; i < 127) != false;
  static void f398(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 2147483645 <= i && i <= 2147483648L; i < 127) == false;
  static void t398(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 2147483645 <= i && i <= 2147483648L; -i <= 0) != true;
  static void f399(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 2147483645 <= i && i <= 2147483648L; -i <= 0) == true;
  static void t399(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum long i; -3 <= i && i < 3; i) != -3;
  static void f400(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum long i; -3 <= i && i < 3; i) == -3;
  static void t400(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product long i; -3 <= i && i < 3; 1) != 1;
  static void f401(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product long i; -3 <= i && i < 3; 1) == 1;
  static void t401(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min long i; -3 <= i && i < 3; i * i) != 0;
  static void f402(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min long i; -3 <= i && i < 3; i * i) == 0;
  static void t402(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max long i; -3 <= i && i < 3; -i) != 3;
  static void f403(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max long i; -3 <= i && i < 3; -i) == 3;
  static void t403(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum long i; -3 <= i && i < 3; i % 3) != 0;
  static void f404(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum long i; -3 <= i && i < 3; i % 3) == 0;
  static void t404(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product long i; -3 <= i && i < 3; i / 2) != 0;
  static void f405(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product long i; -3 <= i && i < 3; i / 2) == 0;
  static void t405(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of long i; -3 <= i && i < 3; i >= 0) != 3;
  static void f406(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of long i; -3 <= i && i < 3; i >= 0) == 3;
  static void t406(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists long i; -3 <= i && i < 3; i != 2) != true;
  static void f407(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists long i; -3 <= i && i < 3; i != 2) == true;
  static void t407(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall long i; -3 <= i && i < 3; i % 2 == 0) != false;
  static void f408(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall long i; -3 <= i && i < 3; i % 2 == 0) == false;
  static void t408(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of long i; -3 <= i && i < 3; i < 127) != 6;
  static void f409(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of long i; -3 <= i && i < 3; i < 127) == 6;
  static void t409(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists long i; -3 <= i && i < 3; -i <= 0) != true;
  static void f410(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists long i; -3 <= i && i < 3; -i <= 0) == true;
  static void t410(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 <= i && i < 4 && i != 2; i) != 0;
  static void f411(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 <= i && i < 4 && i != 2; i) == 0;
  static void t411(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 <= i && i < 4 && i != 2; 1) != 1;
  static void f412(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 <= i && i < 4 && i != 2; 1) == 1;
  static void t412(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 <= i && i < 4 && i != 2; i * i) != 9;
  static void f413(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 0 <= i && i < 4 && i != 2; i * i) == 9;
  static void t413(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 <= i && i < 4 && i != 2; i - 2) != -2;
  static void f414(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 0 <= i && i < 4 && i != 2; i - 2) == -2;
  static void t414(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 <= i && i < 4 && i != 2; i % 3) != 0;
  static void f415(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 0 <= i && i < 4 && i != 2; i % 3) == 0;
  static void t415(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 <= i && i < 4 && i != 2; i / 2) != 0;
  static void f416(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 0 <= i && i < 4 && i != 2; i / 2) == 0;
  static void t416(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 <= i && i < 4 && i != 2; i * i >= i) != true;
  static void f417(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 <= i && i < 4 && i != 2; i * i >= i) == true;
  static void t417(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 <= i && i < 4 && i != 2; i != 2) != 3;
  static void f418(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 <= i && i < 4 && i != 2; i != 2) == 3;
  static void t418(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 0 <= i && i < 4 && i != 2; i % 2 == 0) != true;
  static void f419(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 0 <= i && i < 4 && i != 2; i % 2 == 0) == true;
  static void t419(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 <= i && i < 4 && i != 2; (byte) i == i) != true;
  static void f420(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 0 <= i && i < 4 && i != 2; (byte) i == i) == true;
  static void t420(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 <= i && i < 4 && i != 2; -i <= 0) != 3;
  static void f421(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 0 <= i && i < 4 && i != 2; -i <= 0) == 3;
  static void t421(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min byte i; -200 <= i && i < -120; i) != -128;
  static void f422(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min byte i; -200 <= i && i < -120; i) == -128;
  static void t422(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max byte i; -200 <= i && i < -120; 1) != 1;
  static void f423(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max byte i; -200 <= i && i < -120; 1) == 1;
  static void t423(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum byte i; -200 <= i && i < -120; -i) != 996;
  static void f424(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum byte i; -200 <= i && i < -120; -i) == 996;
  static void t424(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product byte i; -200 <= i && i < -120; i - 2) != 65486851073280000L;
  static void f425(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product byte i; -200 <= i && i < -120; i - 2) == 65486851073280000L;
  static void t425(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min byte i; -200 <= i && i < -120; i % 3) != -2;
  static void f426(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min byte i; -200 <= i && i < -120; i % 3) == -2;
  static void t426(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max byte i; -200 <= i && i < -120; i / 2) != -60;
  static void f427(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max byte i; -200 <= i && i < -120; i / 2) == -60;
  static void t427(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists byte i; -200 <= i && i < -120; i * i >= i) != true;
  static void f428(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists byte i; -200 <= i && i < -120; i * i >= i) == true;
  static void t428(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall byte i; -200 <= i && i < -120; i + 1 > i) != true;
  static void f429(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall byte i; -200 <= i && i < -120; i + 1 > i) == true;
  static void t429(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of byte i; -200 <= i && i < -120; i % 2 == 0) != 4;
  static void f430(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of byte i; -200 <= i && i < -120; i % 2 == 0) == 4;
  static void t430(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists byte i; -200 <= i && i < -120; (byte) i == i) != true;
  static void f431(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists byte i; -200 <= i && i < -120; (byte) i == i) == true;
  static void t431(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max char i; -2 <= i && i < 2; i) != 1;
  static void f432(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max char i; -2 <= i && i < 2; i) == 1;
  static void t432(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum char i; -2 <= i && i < 2; i * i) != 1;
  static void f433(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum char i; -2 <= i && i < 2; i * i) == 1;
  static void t433(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product char i; -2 <= i && i < 2; -i) != 0;
  static void f434(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product char i; -2 <= i && i < 2; -i) == 0;
  static void t434(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min char i; -2 <= i && i < 2; i - 2) != -2;
  static void f435(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min char i; -2 <= i && i < 2; i - 2) == -2;
  static void t435(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max char i; -2 <= i && i < 2; i % 3) != 1;
  static void f436(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max char i; -2 <= i && i < 2; i % 3) == 1;
  static void t436(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall char i; -2 <= i && i < 2; i >= 0) != true;
  static void f437(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall char i; -2 <= i && i < 2; i >= 0) == true;
  static void t437(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of char i; -2 <= i && i < 2; i * i >= i) != 2;
  static void f438(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of char i; -2 <= i && i < 2; i * i >= i) == 2;
  static void t438(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists char i; -2 <= i && i < 2; i + 1 > i) != true;
  static void f439(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists char i; -2 <= i && i < 2; i + 1 > i) == true;
  static void t439(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall char i; -2 <= i && i < 2; i < 127) != true;
  static void f440(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall char i; -2 <= i && i < 2; i < 127) == true;
  static void t440(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of char i; -2 <= i && i < 2; (byte) i == i) != 2;
  static void f441(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of char i; -2 <= i && i < 2; (byte) i == i) == 2;
  static void t441(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum long i; 9223372036854775805L <= i; 1) != 3;
  static void f442(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum long i; 9223372036854775805L <= i; 1) == 3;
  static void t442(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min long i; 9223372036854775805L <= i; -i) != -9223372036854775807L;
  static void f444(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min long i; 9223372036854775805L <= i; -i) == -9223372036854775807L;
  static void t444(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max long i; 9223372036854775805L <= i; i - 2) != 9223372036854775805L;
  static void f445(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max long i; 9223372036854775805L <= i; i - 2) == 9223372036854775805L;
  static void t445(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists long i; 9223372036854775805L <= i; i >= 0) != true;
  static void f447(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists long i; 9223372036854775805L <= i; i >= 0) == true;
  static void t447(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall long i; 9223372036854775805L <= i; i != 2) != true;
  static void f448(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall long i; 9223372036854775805L <= i; i != 2) == true;
  static void t448(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of long i; 9223372036854775805L <= i; i + 1 > i) != 3;
  static void f449(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of long i; 9223372036854775805L <= i; i + 1 > i) == 3;
  static void t449(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists long i; 9223372036854775805L <= i; i < 127) != false;
  static void f450(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists long i; 9223372036854775805L <= i; i < 127) == false;
  static void t450(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall long i; 9223372036854775805L <= i; -i <= 0) != true;
  static void f451(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall long i; 9223372036854775805L <= i; -i <= 0) == true;
  static void t451(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; -2147483648 <= i && i < -2147483646; i) != -4294967295L;
  static void f452(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; -2147483648 <= i && i < -2147483646; i) == -4294967295L;
  static void t452(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; -2147483648 <= i && i < -2147483646; 1) != 1;
  static void f453(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; -2147483648 <= i && i < -2147483646; 1) == 1;
  static void t453(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; -2147483648 <= i && i < -2147483646; i * i) != 4611686014132420609L;
  static void f454(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; -2147483648 <= i && i < -2147483646; i * i) == 4611686014132420609L;
  static void t454(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; -2147483648 <= i && i < -2147483646; -i) != 2147483648L;
  static void f455(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; -2147483648 <= i && i < -2147483646; -i) == 2147483648L;
  static void t455(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; -2147483648 <= i && i < -2147483646; i % 3) != -3;
  static void f456(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; -2147483648 <= i && i < -2147483646; i % 3) == -3;
  static void t456(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; -2147483648 <= i && i < -2147483646; i / 2) != 1152921503533105152L;
  static void f457(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; -2147483648 <= i && i < -2147483646; i / 2) == 1152921503533105152L;
  static void t457(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; -2147483648 <= i && i < -2147483646; i >= 0) != 0;
  static void f458(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; -2147483648 <= i && i < -2147483646; i >= 0) == 0;
  static void t458(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; -2147483648 <= i && i < -2147483646; i != 2) != true;
  static void f459(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; -2147483648 <= i && i < -2147483646; i != 2) == true;
  static void t459(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; -2147483648 <= i && i < -2147483646; i % 2 == 0) != false;
  static void f460(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; -2147483648 <= i && i < -2147483646; i % 2 == 0) == false;
  static void t460(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; -2147483648 <= i && i < -2147483646; i < 127) != 2;
  static void f461(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; -2147483648 <= i && i < -2147483646; i < 127) == 2;
  static void t461(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; -2147483648 <= i && i < -2147483646; -i <= 0) != false;
  static void f462(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; -2147483648 <= i && i < -2147483646; -i <= 0) == false;
  static void t462(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 3 > i && i >= 0; i) != 0;
  static void f463(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 3 > i && i >= 0; i) == 0;
  static void t463(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 3 > i && i >= 0; 1) != 1;
  static void f464(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 3 > i && i >= 0; 1) == 1;
  static void t464(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 3 > i && i >= 0; i * i) != 4;
  static void f465(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; 3 > i && i >= 0; i * i) == 4;
  static void t465(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 3 > i && i >= 0; i - 2) != -3;
  static void f466(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; 3 > i && i >= 0; i - 2) == -3;
  static void t466(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 3 > i && i >= 0; i % 3) != 0;
  static void f467(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; 3 > i && i >= 0; i % 3) == 0;
  static void t467(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 3 > i && i >= 0; i / 2) != 0;
  static void f468(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; 3 > i && i >= 0; i / 2) == 0;
  static void t468(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 3 > i && i >= 0; i * i >= i) != true;
  static void f469(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 3 > i && i >= 0; i * i >= i) == true;
  static void t469(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 3 > i && i >= 0; i != 2) != 2;
  static void f470(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 3 > i && i >= 0; i != 2) == 2;
  static void t470(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 3 > i && i >= 0; i % 2 == 0) != true;
  static void f471(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; 3 > i && i >= 0; i % 2 == 0) == true;
  static void t471(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 3 > i && i >= 0; (byte) i == i) != true;
  static void f472(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; 3 > i && i >= 0; (byte) i == i) == true;
  static void t472(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 3 > i && i >= 0; -i <= 0) != 3;
  static void f473(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; 3 > i && i >= 0; -i <= 0) == 3;
  static void t473(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; !(i < 0) && i < 3; i) != 0;
  static void f474(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; !(i < 0) && i < 3; i) == 0;
  static void t474(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; !(i < 0) && i < 3; 1) != 1;
  static void f475(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; !(i < 0) && i < 3; 1) == 1;
  static void t475(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; !(i < 0) && i < 3; -i) != -3;
  static void f476(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\sum int i; !(i < 0) && i < 3; -i) == -3;
  static void t476(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; !(i < 0) && i < 3; i - 2) != 0;
  static void f477(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\product int i; !(i < 0) && i < 3; i - 2) == 0;
  static void t477(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; !(i < 0) && i < 3; i % 3) != 0;
  static void f478(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\min int i; !(i < 0) && i < 3; i % 3) == 0;
  static void t478(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; !(i < 0) && i < 3; i / 2) != 1;
  static void f479(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\max int i; !(i < 0) && i < 3; i / 2) == 1;
  static void t479(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; !(i < 0) && i < 3; i * i >= i) != true;
  static void f480(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; !(i < 0) && i < 3; i * i >= i) == true;
  static void t480(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; !(i < 0) && i < 3; i + 1 > i) != true;
  static void f481(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\forall int i; !(i < 0) && i < 3; i + 1 > i) == true;
  static void t481(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; !(i < 0) && i < 3; i % 2 == 0) != 2;
  static void f482(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\num_of int i; !(i < 0) && i < 3; i % 2 == 0) == 2;
  static void t482(int[] a) { // TRUE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; !(i < 0) && i < 3; (byte) i == i) != true;
  static void f483(int[] a) { // FALSE
  }
  //@ requires a.length == 3 && a[0] == 3 && a[1] == -1 && a[2] == 2; ensures (\exists int i; !(i < 0) && i < 3; (byte) i == i) == true;
  static void t483(int[] a) { // TRUE
  }
}