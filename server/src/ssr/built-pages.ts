// Loads the pages that `npm run build` wrote.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets, Pages, RenderPage } from './page.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export const DIST = path.resolve(import.meta.dirname, '../../../web/dist');
const ENTRY = 'src/entry-client.tsx';
/** The styles of all pages, so that a rendered page looks right before its scripts load. */
const STYLES = 'style.css';

export async function openBuiltPages(dist: string): Promise<Pages> {
  const assets = readAssets(path.join(dist, 'client/.vite/manifest.json'));
  const entry = pathToFileURL(path.join(dist, 'server/entry-server.js')).href;
  // The bundle is not part of this package; page.ts declares what it exports.
  const { renderPage } = (await import(entry)) as { renderPage: RenderPage };
  return { assets, render: renderPage };
}

function readAssets(manifestFile: string): Assets {
  // Vite writes this file, in this shape.
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const [entry, styles] = [manifest[ENTRY], manifest[STYLES]];
  if (entry === undefined || styles === undefined)
    throw new Error(`${manifestFile} names no ${ENTRY} or no ${STYLES}: build again`);
  const imported = (entry.imports ?? []).flatMap((name) => manifest[name] ?? []);
  return {
    css: [`/${styles.file}`],
    preloads: imported.map((chunk) => `/${chunk.file}`),
    scripts: [{ attrs: {}, children: afterFirstPaint(`/${entry.file}`) }],
  };
}

/**
 * Loads the scripts after the first paint, so that they do not compete with styles, fonts and
 * pictures on a slow connection. A hidden document is never painted and loads them at once.
 */
const afterFirstPaint = (address: string): string =>
  `(load => document.hidden ? load() : requestAnimationFrame(() => setTimeout(load)))` +
  `(() => import(${JSON.stringify(address)}))`;
