// The pages as `npm run build` left them.
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
/** All styles of all pages: what the server draws looks right before any code has come. */
const STYLES = 'style.css';

export async function openBuiltPages(dist: string): Promise<Pages> {
  const assets = readAssets(path.join(dist, 'client/.vite/manifest.json'));
  const entry = pathToFileURL(path.join(dist, 'server/entry-server.js')).href;
  // The bundle is no source of this room: page.ts says what it exports.
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
 * What the server has drawn is to be seen before it listens: on a slow line the code would take the
 * room of the styles, the type and the pictures. What nobody looks at is not painted.
 */
const afterFirstPaint = (address: string): string =>
  `(wake => document.hidden ? wake() : requestAnimationFrame(() => setTimeout(wake)))` +
  `(() => import(${JSON.stringify(address)}))`;
