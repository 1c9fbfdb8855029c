// A write with the session cookie must come from our own pages (S19). An Authorization header makes
// no difference: with an unknown token the cookie would still authenticate the request.
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';

export function comesFromOurPages(
  request: FastifyRequest,
  config: Config,
  cookieName: string,
): boolean {
  if (request.cookies[cookieName] === undefined) return true;
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const { origin, host } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin';
  return origin === config.origin || hostOf(origin) === host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
