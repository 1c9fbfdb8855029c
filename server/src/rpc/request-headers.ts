// Headers that are used as input are validated like other input.
import { PAGE_USER_HEADER } from '@hammerdock/contract/page-user.ts';
import { holdsCardNumber } from '@hammerdock/domain/checks/card-number-in-text.ts';
import type { FastifyRequest } from 'fastify';

export const IDEMPOTENCY_KEY_SHAPE = /^[\w:.-]{8,128}$/;
const USER_AGENT_MAX = 300;

/** The key of a repeatable call; null without one or with a malformed one. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && IDEMPOTENCY_KEY_SHAPE.test(key) ? key : null;
}

/** A malformed key is refused: ignoring it would let a retry run twice. */
export const hasMalformedKey = (request: FastifyRequest): boolean =>
  request.headers['idempotency-key'] !== undefined && idempotencyKeyOf(request) === null;

/** Only compared with the user of the session. */
export function pageUserOf({ headers }: FastifyRequest): string | null {
  const id = headers[PAGE_USER_HEADER];
  return typeof id === 'string' ? id : null;
}

/** The User-Agent is stored with the session, so it is made printable and free of card numbers. */
export function userAgentOf({ headers }: FastifyRequest): string {
  const agent = (headers['user-agent'] ?? '').replaceAll(/[^ -~]/g, '').slice(0, USER_AGENT_MAX);
  return holdsCardNumber(agent) ? '' : agent;
}
