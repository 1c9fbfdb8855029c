// The types of all calls of the contract, by name.
import type { Services } from '@hammerdock/contract';
import type { AnswerOf, SentTo } from '@hammerdock/contract/call.ts';

export type CallName = {
  [S in keyof Services]: `${S}.${keyof Services[S] & string}`;
}[keyof Services];

export type CallAt<N extends string> = N extends `${infer S extends keyof Services}.${infer C}`
  ? C extends keyof Services[S]
    ? Services[S][C]
    : never
  : never;

export type Sent<N extends CallName> = SentTo<CallAt<N>>;
export type Answer<N extends CallName> = AnswerOf<CallAt<N>>;
