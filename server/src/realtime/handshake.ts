// The origin and the session of a connecting client (R38, R45).
import type { IncomingMessage } from 'node:http';

/** Refuses pages of other origins; browsers send the origin of each such page. */
export function admitsOrigin({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === ownOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The bearer token from the handshake or the header, or the token of the session cookie. */
export function readToken(
  { headers }: IncomingMessage,
  { given, cookieName }: { given: unknown; cookieName: string },
): string | null {
  if (typeof given === 'string' && given !== '') return given;
  const bearer = /^Bearer ([\w-]+)$/.exec(headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  for (const part of (headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === cookieName) return part.slice(at + 1).trim();
  }
  return null;
}
