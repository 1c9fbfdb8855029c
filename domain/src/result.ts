/** The values that the sentence of a refusal needs, by name. */
export type RefusalDetails = Readonly<Record<string, string | number>>;

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused<R extends string> {
  readonly ok: false;
  readonly refusal: R;
  readonly details: RefusalDetails;
}

/** The result of every rule that may refuse: a value, or a named refusal with its details. */
export type Result<T, R extends string> = Accepted<T> | Refused<R>;

export function ok<T>(value: T): Accepted<T> {
  return { ok: true, value };
}

export function refused<R extends string>(refusal: R, details: RefusalDetails = {}): Refused<R> {
  return { ok: false, refusal, details };
}
