// What the addresses of documents answer when there is no document.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal, type Answer } from '../http/answer.ts';
import type { MountedCall } from '../rpc/handler.ts';
import type { Pipeline } from '../rpc/pipeline.ts';

export interface DocumentSources {
  readonly pipeline: Pipeline;
  readonly calls: readonly MountedCall[];
  /** The seconds to wait, or null. */
  readonly refuseDocument: (request: FastifyRequest) => Promise<number | null>;
}

export const tooMany = (retryAfterSeconds: number, requestId: string): Answer =>
  refusal('TooManyRequests', requestId, { details: { retryAfterSeconds } });

/** Plain text, since a person opens the address. */
export function sendRefusal(reply: FastifyReply, { httpStatus, body }: Answer): FastifyReply {
  const wait = body.status === 'error' ? body.facts['retryAfterSeconds'] : undefined;
  if (wait !== undefined) void reply.header('retry-after', String(wait));
  return reply.code(httpStatus).type('text/plain; charset=utf-8').send(body.statusText);
}
