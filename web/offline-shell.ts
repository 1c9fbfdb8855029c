// Builds the offline page, its script and the service worker, which stores them with the styles and
// the font. A new build has other hashes, so browsers get a new worker, which replaces the old one.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { compileScript } from './compile-script.ts';

const PAGE = path.join(import.meta.dirname, 'src/offline/offline.html');
const SCRIPT = path.join(import.meta.dirname, 'src/offline/offline-page.ts');
const WORKER = path.join(import.meta.dirname, 'worker/service-worker.ts');

/** Only for the client build. */
export function offlineShell(): Plugin {
  return {
    name: 'hammerdock-offline-shell',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Vite adds the styles late.
      order: 'post',
      async handler(_options, bundle) {
        const files = await buildShell(Object.keys(bundle));
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

async function buildShell(built: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const addressOf = (pattern: RegExp): string => {
    const found = built.find((name) => pattern.test(name));
    if (found === undefined) throw new Error(`the build has no file ${pattern.source}`);
    return `/${found}`;
  };
  const script = await compileScript(SCRIPT);
  const scriptName = `assets/offline-${hashOf(script)}.js`;
  const styles = addressOf(/\/entry-client-[^/]+\.css$/);
  const page = (await readFile(PAGE, 'utf8'))
    .replace('%STYLES%', styles)
    .replace('%SCRIPT%', `/${scriptName}`);
  const files = [
    '/offline.html',
    `/${scriptName}`,
    styles,
    addressOf(/\/figtree-basic-[^/]+\.woff2$/),
    '/favicon.svg',
  ];
  const shell = { version: hashOf([page, ...files].join('\n')), files };
  const worker = await compileScript(WORKER, { SHELL: JSON.stringify(shell) });
  return new Map([
    [scriptName, script],
    ['offline.html', page],
    ['service-worker.js', worker],
  ]);
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);
