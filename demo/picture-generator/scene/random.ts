/** Pseudo-random numbers from a text, so that a rendering is reproducible. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  between(low: number, high: number): number;
}

export function randomFor(seed: string): Random {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, between: (low, high) => low + (high - low) * next() };
}

/** Evenly spread numbers: the element of the Halton sequence with this base. */
export function halton(index: number, radix: number): number {
  let share = 1;
  let result = 0;
  for (let rest = index + 1; rest > 0; rest = Math.floor(rest / radix)) {
    share /= radix;
    result += share * (rest % radix);
  }
  return result;
}
