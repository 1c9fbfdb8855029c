// Pseudo-random numbers from a seed: a seeded store is the same on every machine (OPS-03).
export interface Random {
  /** From 0, inclusive, to 1, exclusive. */
  next(): number;
  /** An integer from 0, inclusive, to the bound, exclusive. */
  integerBelow(bound: number): number;
  /** One of the choices. */
  pick<T>(choices: readonly T[]): T;
}

/** mulberry32: small, fast, and random enough to vary bids. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integerBelow = (bound: number): number => Math.floor(next() * bound);
  return {
    next,
    integerBelow,
    pick: (choices) => {
      const choice = choices[integerBelow(choices.length)];
      if (choice === undefined) throw new Error('there are no choices');
      return choice;
    },
  };
}
