// Reads package-lock.json for the rules of installed packages (S55).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tracked-files.ts';

export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

// npm writes both files, so their shape is known.
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

export const readLockedPackages = (): LockedPackages =>
  (readJson('package-lock.json') as { packages: LockedPackages }).packages;

/** The package.json of a folder; "." is the top directory. */
export const readManifest = (folder: string): Manifest =>
  readJson(`${folder}/package.json`) as Manifest;

/** "node_modules/a/node_modules/@b/c" contains the package "@b/c". */
export const nameOf = (place: string): string => place.split('node_modules/').at(-1) ?? place;

/**
 * Every package comes from the registry, whose address .npmrc leaves out of the file, and has a
 * checksum; install scripts run only for packages that `allowScripts` approves.
 */
export function findLockFaults(
  packages: LockedPackages,
  allowScripts: Readonly<Record<string, boolean>>,
): string[] {
  return Object.entries(packages).flatMap(([place, found]) => {
    if (!place.includes('node_modules/') || found.link === true) return [];
    const faults: string[] = [];
    if (found.resolved !== undefined) faults.push(`${place} comes from ${found.resolved}`);
    if (!/^sha512-[\w+/]{86}==$/.test(found.integrity ?? '')) {
      faults.push(`${place} has no SHA-512 checksum`);
    }
    if (found.hasInstallScript === true && !Object.hasOwn(allowScripts, nameOf(place))) {
      faults.push(`${place} has an install script that allowScripts does not name`);
    }
    return faults;
  });
}
