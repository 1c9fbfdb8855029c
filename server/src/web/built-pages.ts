// The pages as `npm run build` left them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets, Pages, RenderPage } from './page.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export const DIST = path.resolve(import.meta.dirname, '../../../web/dist');
const ENTRY = 'src/entry-client.tsx';

export async function openBuiltPages(dist: string): Promise<Pages> {
  const assets = readAssets(path.join(dist, 'client/.vite/manifest.json'));
  const entry = pathToFileURL(path.join(dist, 'server/entry-server.js')).href;
  // The bundle is no source of this room: page.ts says what it exports.
  const { renderPage } = (await import(entry)) as { renderPage: RenderPage };
  return { assets: () => assets, render: renderPage };
}

function readAssets(manifestFile: string): Assets {
  // Vite writes this file, in this shape.
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`${manifestFile} names no ${ENTRY}: build again`);
  const imported = (entry.imports ?? []).flatMap((name) => manifest[name] ?? []);
  return {
    css: [entry, ...imported].flatMap((chunk) => chunk.css ?? []).map((file) => `/${file}`),
    preloads: imported.map((chunk) => `/${chunk.file}`),
    scripts: [{ attrs: { type: 'module', async: true, src: `/${entry.file}` } }],
  };
}
