import { sameSitePath } from '../../lib/address/same-site-path.ts';
import { paths } from '../../paths.ts';

interface Page {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
}

/** The parts of a path with its query, for a link of the router; the home page for another site. */
export function toPage(path: string): Page {
  const { pathname, searchParams } = new URL(sameSitePath(path) ?? paths.home, 'http://store');
  return { to: pathname, search: Object.fromEntries(searchParams) };
}
