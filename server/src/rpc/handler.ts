// The type of the handler of a declared call. The table of a service must hold one per call:
// a missing one, an extra one, a wrong output or an undeclared refusal does not compile.
import type { Call, InputOf, RefusalsOf, ReturnOf } from '@hammerdock/contract/call.ts';
import type { Result } from '@hammerdock/domain/result.ts';
import type { Ctx, MemberCtx } from '../context.ts';

type CtxOf<C> = C extends { access: 'guest' } ? Ctx : MemberCtx;

/** Refused by the pipeline for each call that declares it, so that no handler checks it (R36). */
type PipelineRefusal = 'ImpersonatorMayNot';

export type HandlerRefusals<C> = Exclude<RefusalsOf<C>, PipelineRefusal>;

export type Handler<C> = (
  input: InputOf<C>,
  ctx: CtxOf<C>,
) => Promise<Result<ReturnOf<C>, HandlerRefusals<C>>>;

export type ServiceTable<S> = { readonly [N in keyof S]: Handler<S[N]> };
export type HandlerTable<A> = { readonly [S in keyof A]: ServiceTable<A[S]> };

/** A call with its handler, after the compiler has matched their types. */
export interface MountedCall {
  readonly service: string;
  readonly name: string;
  readonly call: Call;
  readonly handler: (input: unknown, ctx: Ctx) => Promise<Result<unknown, never>>;
}
