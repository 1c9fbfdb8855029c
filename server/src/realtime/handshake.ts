// What a connecting client shows: where its page comes from, and its session (R38, R45).
import type { IncomingMessage } from 'node:http';

/** Browsers tell the origin of every page that is not our own; such a page may not connect. */
export function admitsOrigin({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === ownOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The token of a bearer, given either way, or of the session cookie. */
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
