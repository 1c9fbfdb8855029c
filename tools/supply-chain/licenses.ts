// The licenses of the production packages (SEC-10, S55).
import { type LockedPackages, nameOf } from './lock-file.ts';

/** Licenses that allow unmodified use in a closed-source product. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

/** Other licenses, each allowed only for the named packages. */
const EXCEPTIONS: readonly { readonly license: string; readonly name: RegExp }[] = [
  // Linked dynamically and replaceable, as the license requires.
  { license: 'LGPL-3.0-or-later', name: /^@img\/sharp-(libvips-|wasm32|win32-)/ },
  // Used by the build and not modified.
  { license: 'MPL-2.0', name: /^lightningcss(-|$)/ },
  // Runs on the server only and is not modified, so its files are not passed on.
  { license: 'MPL-2.0', name: /^web-push$/ },
  { license: 'CC-BY-4.0', name: /^caniuse-lite$/ },
  // A font may be served with a page and embedded in a document.
  { license: 'OFL-1.1', name: /^@fontsource(-variable)?\/(figtree|noto-sans)$/ },
];

/** Their package.json has an outdated field, which npm does not copy. */
const STATED_ELSEWHERE: Readonly<Record<string, string>> = {
  'png-js': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** The production packages, sorted by name. */
export function listLicenses(packages: LockedPackages): LicensedPackage[] {
  const listed = new Map<string, LicensedPackage>();
  for (const [place, found] of Object.entries(packages)) {
    if (!place.includes('node_modules/') || found.link === true || found.dev === true) continue;
    const name = nameOf(place);
    const license = found.license ?? STATED_ELSEWHERE[name] ?? 'not stated';
    const version = found.version ?? '';
    listed.set(`${name}@${version}`, { name, version, license });
  }
  return [...listed.values()].toSorted((one, other) => compare(one.name, other.name));
}

export function findLicenseFaults(packages: readonly LicensedPackage[]): string[] {
  return packages
    .filter(({ name, license }) => !isAllowed(name, license))
    .map(({ name, version, license }) => `${name}@${version}: ${license}`);
}

/** Of alternatives one must be allowed; of combined licenses, all. */
function isAllowed(name: string, expression: string): boolean {
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((all) =>
    all
      .split(' AND ')
      .every(
        (license) =>
          ALLOWED.has(license) ||
          EXCEPTIONS.some(
            (exception) => exception.license === license && exception.name.test(name),
          ),
      ),
  );
}

export function renderLicenses(packages: readonly LicensedPackage[]): string {
  const groups = Map.groupBy(packages, ({ license }) => license);
  const sections = [...groups.keys()].toSorted(compare).map((license) => {
    const lines = (groups.get(license) ?? []).map(({ name, version }) => `- ${name} ${version}`);
    return `## ${license}\n\n${lines.join('\n')}\n`;
  });
  const head = '# Licenses of the packages in production\n\nWritten by `node tools/licenses.ts`.\n';
  return [head, ...sections, DATA].join('\n');
}

/** Data in the source that is not ours. */
const DATA = `## Data

- The ZIP codes of the offline maps are from [GeoNames](https://www.geonames.org), under
  [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), reduced to the columns that we need.
`;

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
