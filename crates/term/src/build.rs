//! Applying an operator through its constructor, so that rebuilt terms are normal.

use crate::{Op, TermId, Terms};

impl Terms {
    /// The normal term of an operator and arguments.
    pub fn build(&mut self, op: Op, args: &[TermId]) -> TermId {
        match (op, args) {
            (Op::App(symbol), _) => self.app(symbol, args),
            (Op::And, _) => self.and(args),
            (Op::Or, _) => self.or(args),
            (Op::Add, _) => self.add(args),
            (Op::StrConcat, _) => self.str_concat(args),
            (_, []) => self.build_constant(op),
            (_, &[a]) => self.build_unary(op, a),
            (_, &[a, b]) => self.build_binary(op, a, b),
            (_, &[a, b, c]) => self.build_ternary(op, a, b, c),
            (Op::Fold(kind), &[variable, lo, hi, body]) => self.fold(kind, variable, lo, hi, body),
            _ => panic!("{op:?} does not take {} arguments", args.len()),
        }
    }

    fn build_constant(&mut self, op: Op) -> TermId {
        match op {
            Op::Bool(value) => self.bool_const(value),
            Op::Int(value) => self.int(value),
            Op::Big(index) => {
                let value = self.big_at(index).clone();
                self.big(value)
            }
            Op::F32(bits) => self.f32(f32::from_bits(bits)),
            Op::F64(bits) => self.f64(f64::from_bits(bits)),
            Op::Str(index) => {
                let units = self.units_at(index).to_vec();
                self.str_const(&units)
            }
            Op::Null => self.null(),
            Op::Alloc { id, tag } => self.alloc(id, tag),
            Op::SeqEmpty => self.seq_empty(),
            _ => panic!("{op:?} is no constant"),
        }
    }

    fn build_unary(&mut self, op: Op, a: TermId) -> TermId {
        match op {
            Op::Not => self.not(a),
            Op::Wrap(width) => self.wrap(width, a),
            Op::FNeg(kind) => self.fneg(kind, a),
            Op::FAbs(kind) => self.fabs(kind, a),
            Op::FSqrt(kind) => self.fsqrt(kind, a),
            Op::FRound(kind, round) => self.fround(kind, a, round),
            Op::IsNan => self.is_nan(a),
            Op::IntToFloat(kind) => self.int_to_float(kind, a),
            Op::FloatToInt(width) => self.float_to_int(width, a),
            Op::F32ToF64 => self.f32_to_f64(a),
            Op::F64ToF32 => self.f64_to_f32(a),
            Op::StrLen => self.str_len(a),
            Op::StrOfInt => self.str_of_int(a),
            Op::StrOfChar => self.str_of_char(a),
            Op::ConstArray(elem) => self.const_array(elem, a),
            Op::TagIn(set) => self.tag_in(a, set),
            Op::SeqSingleton(_) => self.seq_singleton(a),
            Op::SeqReverse => self.seq_reverse(a),
            Op::SeqLen => self.seq_len(a),
            _ => panic!("{op:?} does not take one argument"),
        }
    }

    fn build_binary(&mut self, op: Op, a: TermId, b: TermId) -> TermId {
        match op {
            Op::Eq => self.eq(a, b),
            Op::Mul => self.mul(a, b),
            Op::Div => self.div(a, b),
            Op::Rem => self.rem(a, b),
            Op::Lt => self.lt(a, b),
            Op::Le => self.le(a, b),
            Op::BitAnd(width) => self.bit_and(width, a, b),
            Op::BitOr(width) => self.bit_or(width, a, b),
            Op::BitXor(width) => self.bit_xor(width, a, b),
            Op::Shl(width) => self.shl(width, a, b),
            Op::Shr(width) => self.shr(width, a, b),
            Op::Ushr(width) => self.ushr(width, a, b),
            Op::FAdd(kind) => self.fadd(kind, a, b),
            Op::FSub(kind) => self.fsub(kind, a, b),
            Op::FMul(kind) => self.fmul(kind, a, b),
            Op::FDiv(kind) => self.fdiv(kind, a, b),
            Op::FRem(kind) => self.frem(kind, a, b),
            Op::FLt => self.flt(a, b),
            Op::FLe => self.fle(a, b),
            Op::FEq => self.feq(a, b),
            Op::StrAt => self.str_at(a, b),
            Op::StrContains => self.str_contains(a, b),
            Op::StrPrefix => self.str_prefix(a, b),
            Op::StrSuffix => self.str_suffix(a, b),
            Op::SeqConcat => self.seq_concat(a, b),
            Op::SeqGet(elem) => self.seq_get(elem, a, b),
            Op::Forall => self.forall(a, b),
            Op::Exists => self.exists(a, b),
            Op::Select => self.select(a, b),
            _ => panic!("{op:?} does not take two arguments"),
        }
    }

    fn build_ternary(&mut self, op: Op, a: TermId, b: TermId, c: TermId) -> TermId {
        match op {
            Op::SeqSub => self.seq_sub(a, b, c),
            Op::Ite => self.ite(a, b, c),
            Op::StrSubstr => self.str_substr(a, b, c),
            Op::StrIndexOf => self.str_index_of(a, b, c),
            Op::Store => self.store(a, b, c),
            _ => panic!("{op:?} does not take three arguments"),
        }
    }
}
