/** What letters and other sites hang on an address to know their visitors by: no page reads it. */
const TRACE = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)=/;

/** Where a page is, the same for all who followed a link to it from wherever. */
export function pageAddress(given: string): string {
  // Two slashes would begin another host, which may be no valid one.
  const url = given.replace(/^[/\\]{2,}/, '/');
  const at = url.indexOf('?');
  if (at === -1) return url;
  const pairs = url.slice(at + 1).split('&');
  const read = pairs.filter((pair) => pair !== '' && !TRACE.test(pair)).join('&');
  return url.slice(0, at) + (read === '' ? '' : `?${read}`);
}
