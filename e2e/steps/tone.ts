import { expect, type Locator } from '@playwright/test';

/** Checks for green or red, in any shade: of the text or of its background. */
export async function expectTone(words: Locator, tone: 'green' | 'red'): Promise<void> {
  await expect.poll(() => words.evaluate(toneOf)).toBe(tone);
}

/** Runs in the page: colors are read from a pixel, which works for every color notation. */
function toneOf(words: Element): string {
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null) return 'no canvas';
  for (let at: Element | null = words, up = 0; at !== null && up < 3; at = at.parentElement, up++) {
    const { color, backgroundColor } = getComputedStyle(at);
    for (const paint of [color, backgroundColor]) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = paint;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, , opaque = 0] = canvas.getImageData(0, 0, 1, 1).data;
      if (opaque > 0 && Math.abs(red - green) > 20) return red > green ? 'red' : 'green';
    }
  }
  return 'neither';
}
