/** A fault in a copy of the engine: one part of its source text is replaced by a wrong one. */
export interface SeededFault {
  readonly name: string;
  /** A file of domain/src/bidding. */
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
}
