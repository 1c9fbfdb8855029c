import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  BASIC_FILE,
  STYLES_FILE,
  makeBasicTypeface,
  unicodeRange,
} from './typeface/basic-typeface.ts';

test('the committed font file is the one that the tool writes', async () => {
  const committed = await readFile(BASIC_FILE);
  expect(committed.equals(await makeBasicTypeface()), 'run: node tools/typeface.ts').toBe(true);
});

test('the style sheet names the characters of the file', async () => {
  const styles = (await readFile(STYLES_FILE, 'utf8')).replaceAll(/\s+/g, ' ');
  expect(styles).toContain(`unicode-range: ${unicodeRange()};`);
});
