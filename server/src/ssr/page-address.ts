/** Tracking parameters of emails and other sites; no page reads them. */
const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)=/;

/** The address of a page without tracking parameters, so that all links share one cache entry. */
export function pageAddress(given: string): string {
  // Two leading slashes would begin another host, possibly an invalid one.
  const url = given.replace(/^[/\\]{2,}/, '/');
  const at = url.indexOf('?');
  if (at === -1) return url;
  const pairs = url.slice(at + 1).split('&');
  const read = pairs.filter((pair) => pair !== '' && !TRACKING.test(pair)).join('&');
  return url.slice(0, at) + (read === '' ? '' : `?${read}`);
}
