// A fake camera for pages that use one.
import type { Page } from '@playwright/test';
import bwipjs from 'bwip-js';

/** A label as printed, with the quiet zone that every code needs. */
export const drawCode = (bcid: 'code128' | 'ean13' | 'qrcode', text: string): Promise<Buffer> =>
  bwipjs.toBuffer({ bcid, text, scale: 4, padding: 12, backgroundcolor: 'FFFFFF' });

/** A blank picture. */
export async function drawBlank(page: Page): Promise<Buffer> {
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 240;
    const pen = canvas.getContext('2d');
    if (pen !== null) {
      pen.fillStyle = '#eee';
      pen.fillRect(0, 0, 320, 240);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
}

declare global {
  interface Window {
    /** Of the fake camera, also of one that is on. */
    cameraCanvas?: HTMLCanvasElement;
    cameraTimer?: number;
  }
}

/** The test machine has no camera: this fake shows the given picture and records the requests. */
export async function pointCamera(page: Page, picture: Buffer): Promise<void> {
  await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = (window.cameraCanvas ??= document.createElement('canvas'));
      canvas.width = image.width;
      canvas.height = image.height;
      const draw = () => canvas.getContext('2d')?.drawImage(image, 0, 0);
      draw();
      window.clearInterval(window.cameraTimer);
      window.cameraTimer = window.setInterval(draw, 100);
      Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
        configurable: true,
        value: (asked: MediaStreamConstraints) => {
          document.documentElement.dataset['asked'] = JSON.stringify(asked.video);
          return Promise.resolve(canvas.captureStream(10));
        },
      });
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

export const askedOfCamera = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('html').getAttribute('data-asked')) ?? 'null');
