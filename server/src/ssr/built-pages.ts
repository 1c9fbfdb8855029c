// Loads the pages that `npm run build` wrote.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, RenderPage } from '@hammerdock/contract/page.ts';
import * as z from 'zod';
import type { ContentSources } from '../gateways/payments/provider.ts';
import type { Pages } from './page.ts';
import { contentPolicy } from './policy.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export const DIST = path.resolve(import.meta.dirname, '../../../web/dist');
const ENTRY = 'src/entry-client.tsx';

export async function openBuiltPages(dist: string, sources: ContentSources): Promise<Pages> {
  const assets = readAssets(path.join(dist, 'client/.vite'));
  const entry = pathToFileURL(path.join(dist, 'server/entry-server.js')).href;
  // The web package declares its entry as a RenderPage.
  const { renderPage } = (await import(entry)) as { renderPage: RenderPage };
  const hashes = z
    .array(z.string().startsWith('sha256-'))
    .parse(JSON.parse(readFileSync(path.join(dist, 'server/script-hashes.json'), 'utf8')));
  return {
    assets,
    contentPolicy: contentPolicy(
      hashes.map((hash) => `'${hash}'`),
      sources,
    ),
    render: renderPage,
  };
}

function readAssets(folder: string): PageAssets {
  const manifestFile = path.join(folder, 'manifest.json');
  // Vite writes this file, in this shape.
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`${manifestFile} names no ${ENTRY}: build again`);
  const entryImports = listImports(manifest, entry).map((file) => `/${file}`);
  const listed: unknown = JSON.parse(readFileSync(path.join(folder, 'route-code.json'), 'utf8'));
  const code = z.record(z.string(), z.array(z.string())).parse(listed);
  const chunks = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]));
  const stylesOf = (files: readonly string[]) => [
    ...new Set(files.flatMap((file) => (chunks.get(file)?.css ?? []).map((name) => `/${name}`))),
  ];
  return {
    css: stylesOf([...entryImports, `/${entry.file}`]),
    entry: `/${entry.file}`,
    entryImports,
    code,
    styles: Object.fromEntries(
      Object.entries(code).map(([route, files]) => [route, stylesOf(files)]),
    ),
    scripts: [],
  };
}

/** Each file after those that it imports itself. */
function listImports(manifest: Readonly<Record<string, Chunk>>, chunk: Chunk): string[] {
  const imported = (chunk.imports ?? []).flatMap((name) => manifest[name] ?? []);
  return [...new Set(imported.flatMap((each) => [...listImports(manifest, each), each.file]))];
}
