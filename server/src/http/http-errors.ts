// Refusals of the HTTP layer before a call is reached, in the common envelope (SF17).
import type { RefusalName } from '@hammerdock/contract/refusals.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal, type Answer } from './answer.ts';

const BY_STATUS: Readonly<Record<number, RefusalName>> = {
  404: 'NotFound',
  408: 'RequestTimedOut',
  413: 'InputTooLarge',
  415: 'MediaTypeUnsupported',
  431: 'HeadersTooLarge',
};

export const refuseStatus = (status: number, requestId: string): Answer =>
  refusal(BY_STATUS[status] ?? 'RequestMalformed', requestId);

const BY_CODE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** A request that Node could not parse, by its error code. */
export const refuseUnreadable = (code: string | undefined, requestId: string): Answer =>
  refuseStatus(BY_CODE[code ?? ''] ?? 400, requestId);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** An unknown call, or a known one with an unsupported method. */
export function refuseUnknown(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Answer {
  const [url = ''] = request.url.split('?');
  const allowed = url.startsWith('/api/')
    ? METHODS.filter((method) => app.hasRoute({ method, url }))
    : [];
  if (allowed.length === 0) return refusal('NotFound', request.id);
  void reply.header('allow', allowed.join(', '));
  return refusal('MethodNotAllowed', request.id);
}

const DANGEROUS_KEY = /(^|[[.])(__proto__|constructor|prototype)(\]|\[|\.|$)/;

/** Whether a parameter is repeated or its name would reach a prototype (S28). */
export const hasMalformedQuery = (query: unknown): boolean =>
  Object.entries(query ?? {}).some(
    ([name, value]) => Array.isArray(value) || DANGEROUS_KEY.test(name),
  );
