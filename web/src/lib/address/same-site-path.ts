/** NAV-02: where to go after sign-in; an address of another site is never followed. */
export function sameSitePath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  // Browsers read "//host" and "/\host" as another site, and ignore tabs and line ends.
  // eslint-disable-next-line no-control-regex
  if (/^\/[/\\]|[\u0000-\u001f\\]/.test(wanted)) return null;
  return wanted;
}

export interface Referer {
  readonly referer?: string;
}

/** The query of pages that lead on to the requested page. */
export function readReferer(search: Record<string, unknown>): Referer {
  const referer = sameSitePath(search['referer']);
  return referer === null ? {} : { referer };
}
