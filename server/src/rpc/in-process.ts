// The pipeline without HTTP, for pages that are rendered in this process: same access, same
// limits, same envelope.
import type { Envelope } from '@hammerdock/contract/call.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { FastifyRequest } from 'fastify';
import { refusal } from './answer.ts';
import type { MountedCall } from './handler.ts';
import { invoke, type Pipeline } from './invoke.ts';
import { callerOf } from './mount.ts';

export function openInProcess(pipeline: Pipeline, calls: readonly MountedCall[]) {
  const byName = new Map(calls.map((mounted) => [`${mounted.service}.${mounted.name}`, mounted]));
  return async (
    name: string,
    input: unknown,
    request: FastifyRequest,
  ): Promise<Envelope<unknown>> => {
    const mounted = byName.get(name);
    // A page only reads: what writes must come from the browser, past the check of its origin.
    if (mounted === undefined || mounted.call.kind !== 'query') {
      return refusal('NotFound', request.id).body;
    }
    return (await invoke(pipeline, mounted, () => ok(input), callerOf(request, pipeline))).body;
  };
}
