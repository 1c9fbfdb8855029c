// The pipeline without HTTP, for server rendering: same access checks, limits and envelope. Whether
// a visitor is a guest is decided here, once per page.
import type { Envelope } from '@hammerdock/contract/call.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { FastifyRequest } from 'fastify';
import { refusal } from '../http/answer.ts';
import type { MountedCall } from './handler.ts';
import { findActorOf } from './access/find-actor.ts';
import { invoke } from './invoke.ts';
import type { Limits } from './limits.ts';
import type { Caller, Pipeline } from './pipeline.ts';
import { callerOf } from './mount.ts';

/** A caller without a session: no call returns data of a user to it. */
export type GuestCaller = Caller & { readonly token: null };

export type Visitor =
  | { readonly kind: 'guest'; readonly caller: GuestCaller }
  | { readonly kind: 'user'; readonly caller: Caller };

export interface InProcess {
  readonly findVisitor: (request: FastifyRequest) => Promise<Visitor>;
  readonly invokeCall: (name: string, input: unknown, caller: Caller) => Promise<Envelope<unknown>>;
  readonly limits: Pick<Limits, 'refuseRender' | 'countRender'>;
}

export function openInProcess(pipeline: Pipeline, calls: readonly MountedCall[]): InProcess {
  const byName = new Map(calls.map((mounted) => [`${mounted.service}.${mounted.name}`, mounted]));
  return {
    limits: pipeline.limits,
    findVisitor: async (request) => {
      const caller = callerOf(request, pipeline);
      return (await hasSession(pipeline, caller))
        ? { kind: 'user', caller }
        : { kind: 'guest', caller: { ...caller, token: null } };
    },
    invokeCall: async (name, input, caller) => {
      const mounted = byName.get(name);
      // A render only reads: commands must come from the browser and pass the origin check.
      if (mounted === undefined || mounted.call.kind !== 'query') {
        return refusal('NotFound', caller.requestId).body;
      }
      return (await invoke(pipeline, mounted, () => ok(input), caller)).body;
    },
  };
}

async function hasSession(pipeline: Pipeline, caller: Caller): Promise<boolean> {
  try {
    const found = await findActorOf(pipeline, caller);
    // Too many unknown tokens: the calls of the page refuse this one as well.
    return found.kind === 'too many' || found.actor !== null;
  } catch (err) {
    // Treated as a user; the calls of the page report that the database does not answer.
    const { requestId } = caller;
    pipeline.context.log.warn({ err, requestId }, 'the session of a page could not be looked up');
    return true;
  }
}
