// Whether each package declares what it imports, and imports what it declares.
import { listImports } from '../tidy/imports.ts';
import { servesTests, type Source } from '../tidy/sources.ts';
import type { Manifest } from './lock-file.ts';

/** Used without an import: by a tool's name, by types or from style sheets. */
const USED_OTHERWISE = /^(@hammerdock\/|@types\/)|^kysely-codegen$/;

/** Tests may also use what the top directory declares for all of them. */
export function findUndeclared(
  sources: readonly Source[],
  folder: string,
  manifest: Manifest,
): string[] {
  const declared = new Set(Object.keys(manifest.dependencies ?? {}));
  return sources
    .filter(({ path }) => path.startsWith(`${folder}/src/`) && !servesTests(path))
    .flatMap((source) =>
      listImports(source)
        .filter(({ isOurs, target }) => !isOurs && !/^(node:|virtual:)/.test(target))
        .filter(({ target }) => !declared.has(target))
        .map(({ target }) => `${source.path} imports ${target}, which ${folder} does not declare`),
    );
}

export function findUnused(
  sources: readonly Source[],
  folder: string,
  manifest: Manifest,
): string[] {
  const own = sources.filter(({ path }) => path.startsWith(`${folder}/`));
  const used = new Set(own.flatMap((source) => listImports(source).map(({ target }) => target)));
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((name) => !used.has(name) && !USED_OTHERWISE.test(name))
    .map((name) => `${folder} declares ${name} and does not import it`);
}
