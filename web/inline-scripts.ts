// The inline scripts of a page. `virtual:inline/NAME` exports the compiled text of src/inline/NAME.
// The text is constant, so the content security policy allows it by hashes, which the build lists.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@hammerdock/contract/page.ts';
import type { Plugin } from 'vite';
import { compileScript } from './compile-script.ts';
import { NO_SETTINGS } from './src/lib/store-settings.ts';

const PREFIX = 'virtual:inline/';
const FOLDER = path.join(import.meta.dirname, 'src/inline');

export function inlineScripts(): Plugin {
  return {
    name: 'hammerdock-inline-scripts',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : undefined),
    load: async (source) =>
      source.startsWith(`\0${PREFIX}`)
        ? `export default ${JSON.stringify(await compile(source.slice(PREFIX.length + 1)))};`
        : undefined,
  };
}

const compile = (name: string): Promise<string> => compileScript(path.join(FOLDER, `${name}.ts`));

/** Every page has the same inline scripts, so any one page lists them. */
export async function writeScriptHashes(server: string): Promise<void> {
  const entry = pathToFileURL(path.join(server, 'entry-server.js')).href;
  // The bundle that this build has just written.
  const { renderPage } = (await import(entry)) as { renderPage: RenderPage };
  const { html } = await renderPage('http://localhost/login', {
    transport: () =>
      Promise.resolve({
        status: 'error',
        code: 'SignInNeeded',
        statusText: '',
        facts: {},
        fieldErrors: {},
        requestId: '',
      }),
    origin: 'http://localhost',
    renderedAt: 0,
    settings: NO_SETTINGS,
    assets: { css: [], entry: '', entryImports: [], code: {}, styles: {}, scripts: [] },
  });
  const hashes = listInlineScripts(html).map(
    (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
  writeFileSync(path.join(server, 'script-hashes.json'), JSON.stringify(hashes));
}

/** The texts of the scripts in a page without user input. */
export const listInlineScripts = (html: string): string[] =>
  html
    .split('<script')
    .slice(1)
    .map((part) => part.slice(0, part.indexOf('</script>')))
    .map((part) => {
      const end = part.indexOf('>');
      return { attributes: part.slice(0, end), text: part.slice(end + 1) };
    })
    .filter(({ attributes }) => !/ (src=|type="application\/json")/.test(attributes))
    .map(({ text }) => text);
