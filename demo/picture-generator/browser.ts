// The studio in the Chromium from npm; SwiftShader draws where there is no graphics card.
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { locateChromium } from '@hammerdock/server/src/testing/chromium.ts';
import { build } from 'vite';
import type { Desk, Shot } from './scene/entry.ts';

const FLAGS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-dev-shm-usage',
  '--disable-gpu-watchdog',
];

export interface StudioBrowser {
  /** The variants of each kind. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** A PNG. */
  shoot(shot: Shot): Promise<Buffer>;
  drawLabelBlank(): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openStudioBrowser(scale = 1): Promise<StudioBrowser> {
  const { executablePath, args, env } = locateChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, ...FLAGS],
    env: { PATH: '', ...env },
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.addScriptTag({ content: await bundle() });
  await ask(page, 'open', scale);
  return {
    kinds: await page.evaluate(() => (globalThis as unknown as { desk: Desk }).desk.list()),
    shoot: async (shot) => bytesOf(await ask(page, 'shoot', shot)),
    drawLabelBlank: async () => bytesOf(await ask(page, 'label')),
    close: () => browser.close(),
  };
}

const bytesOf = (dataUrl: string): Buffer =>
  Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** Calls what the bundled script has put on the page. */
const ask = <N extends 'open' | 'shoot' | 'label'>(
  page: Page,
  name: N,
  ...given: Parameters<Desk[N]>
): Promise<ReturnType<Desk[N]>> =>
  page.evaluate(
    ([method, words]) => {
      const { desk } = globalThis as unknown as {
        desk: Record<string, (...words: readonly unknown[]) => unknown>;
      };
      return desk[method]?.(...words);
    },
    [name, given] as const,
    // The page answers with what its own function returned.
  ) as Promise<ReturnType<Desk[N]>>;

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.join(import.meta.dirname, 'scene/entry.ts'),
        formats: ['iife'],
        name: 'scene',
      },
    },
  });
  const [bundled] = [built].flat();
  if (bundled === undefined || !('output' in bundled)) throw new Error('nothing was built');
  return bundled.output[0].code;
}
