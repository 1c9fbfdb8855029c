// Renders pictures in the Chromium from npm; SwiftShader renders without a graphics card.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { locateChromium } from '@hammerdock/server/src/testing/chromium.ts';
import { build } from 'vite';
import type { Shot } from './scene/browser-entry.ts';

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
  await page.evaluate((size) => window.pictureStudio.open(size), scale);
  return {
    kinds: await page.evaluate(() => window.pictureStudio.listKinds()),
    shoot: async (shot) =>
      bytesOf(await page.evaluate((given) => window.pictureStudio.shoot(given), shot)),
    drawLabelBlank: async () =>
      bytesOf(await page.evaluate(() => window.pictureStudio.drawLabelBlank())),
    close: () => browser.close(),
  };
}

const bytesOf = (dataUrl: string): Buffer =>
  Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.join(import.meta.dirname, 'scene/browser-entry.ts'),
        formats: ['iife'],
        name: 'scene',
      },
    },
  });
  const [bundled] = [built].flat();
  if (bundled === undefined || !('output' in bundled)) throw new Error('nothing was built');
  return bundled.output[0].code;
}
