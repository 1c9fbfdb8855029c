/** NAV-02: where to go after sign-in; an address of another site is never followed. */
export function sameSitePath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  // Browsers read "//host" and "/\host" as another site, and drop tabs and line ends on the way.
  // eslint-disable-next-line no-control-regex
  if (/^\/[/\\]|[\u0000-\u001f\\]/.test(wanted)) return null;
  return wanted;
}

export interface Referer {
  readonly referer?: string;
}

/** What stands behind the "?" of pages that lead on to the one that was wanted. */
export function readReferer(search: Record<string, unknown>): Referer {
  const referer = sameSitePath(search['referer']);
  return referer === null ? {} : { referer };
}
