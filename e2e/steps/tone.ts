import { expect, type Locator } from '@playwright/test';

/** What good and bad look like, whatever the shade: told from the pixels of the words' color. */
export async function expectTone(words: Locator, tone: 'green' | 'red'): Promise<void> {
  await expect
    .poll(() =>
      words.evaluate((element) => {
        const canvas = document.createElement('canvas').getContext('2d');
        if (canvas === null) return 'no canvas';
        canvas.fillStyle = getComputedStyle(element).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return Math.abs(red - green) < 20 ? 'neither' : red > green ? 'red' : 'green';
      }),
    )
    .toBe(tone);
}
