/** The answer of every rule that may say no: a value, or a named refusal with its facts. */
export type Facts = Readonly<Record<string, string | number>>;

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused<R extends string> {
  readonly ok: false;
  readonly refusal: R;
  readonly facts: Facts;
}

export type Result<T, R extends string> = Accepted<T> | Refused<R>;

export function ok<T>(value: T): Accepted<T> {
  return { ok: true, value };
}

export function refused<R extends string>(refusal: R, facts: Facts = {}): Refused<R> {
  return { ok: false, refusal, facts };
}
