// How a call is declared. The compiler checks each declaration: a handler that is missing on the
// server, or a refusal without a sentence, does not compile.
import type * as z from 'zod';
import type { RefusalName } from './refusals.ts';

type Schema = z.core.$ZodType;

/** Who may call: a guest call is open to all; any other needs at least that role (R36). */
export type Access = 'guest' | 'buyer' | 'seller' | 'staff' | 'admin';
export type Group =
  | 'mobile'
  | 'user'
  | 'tax'
  | 'common'
  | 'cart'
  | 'carttemp'
  | 'custom'
  | 'seller';

/** At most `max` calls in `seconds`, counted per caller's address or per account. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
  readonly per: 'address' | 'account';
}

export interface CallDeclaration<
  I extends Schema,
  O extends Schema,
  R extends RefusalName,
  A extends Access,
> {
  readonly group: Group;
  readonly access: A;
  readonly summary: string;
  readonly input: I;
  readonly output: O;
  readonly refusals: readonly R[];
  readonly limit?: Limit;
  /** Of each uploaded file; that of a picture, if not stated. */
  readonly fileBytesMax?: number;
  /** The text shown as an alert on success. */
  readonly successMessage?: string;
  /** The same where it depends on the answer. */
  successText?(answer: z.core.output<O>): string;
  /** Aliases of the call in section 7 of the specification. */
  readonly aliases?: readonly string[];
}

export interface Call<
  I extends Schema = Schema,
  O extends Schema = Schema,
  R extends RefusalName = RefusalName,
  A extends Access = Access,
> extends CallDeclaration<I, O, R, A> {
  readonly kind: 'query' | 'command';
  readonly method: 'GET' | 'POST';
  /** The same key with the same payload returns the first answer (R3). */
  readonly repeatable: 'freely' | 'by key';
  /** Sent as multipart, with files among its fields. */
  readonly takesFiles?: true;
}

type Manner = Pick<Call, 'kind' | 'method' | 'repeatable' | 'takesFiles'>;

const declaring =
  (manner: Manner) =>
  <I extends Schema, O extends Schema, A extends Access, R extends RefusalName = never>(
    declaration: CallDeclaration<I, O, R, A>,
  ): Call<I, O, R, A> => ({ ...declaration, ...manner });

/** A call that only reads. */
export const query = declaring({ kind: 'query', method: 'POST', repeatable: 'freely' });

/** A read for callers without a body. */
export const queryViaGet = declaring({ kind: 'query', method: 'GET', repeatable: 'freely' });

/** A write that may be repeated safely: it sets something to a value. */
export const command = declaring({ kind: 'command', method: 'POST', repeatable: 'freely' });

/** A call that takes effect once, however often it is sent with one idempotency key (R3). */
export const commandOnce = declaring({ kind: 'command', method: 'POST', repeatable: 'by key' });

/** A call with uploaded files. */
export const commandWithFiles = declaring({
  kind: 'command',
  method: 'POST',
  repeatable: 'freely',
  takesFiles: true,
});

/**
 * What a caller sends, what the handler receives, what it returns, and what the caller receives.
 */
export type SentTo<C> = C extends { input: infer I extends Schema } ? z.core.input<I> : never;
export type InputOf<C> = C extends { input: infer I extends Schema } ? z.core.output<I> : never;
export type ReturnOf<C> = C extends { output: infer O extends Schema } ? z.core.input<O> : never;
export type AnswerOf<C> = C extends { output: infer O extends Schema } ? z.core.output<O> : never;
export type RefusalsOf<C> = C extends { refusals: readonly (infer R extends RefusalName)[] }
  ? R
  : never;

/** Every answer has this shape (API-02). */
export type Envelope<T> =
  | { readonly status: 'success'; readonly statusText: string; readonly data: T }
  | {
      readonly status: 'error';
      readonly statusText: string;
      readonly code: string;
      /** The details of the refusal. */
      readonly facts: Readonly<Record<string, string | number>>;
      readonly fieldErrors: Readonly<Record<string, string>>;
      readonly requestId: string;
    };
