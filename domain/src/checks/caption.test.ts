import { expect, test } from 'vitest';
import { CAPTION_MAX, checkCaption } from './caption.ts';

test('MISC-01 a caption requires its filename, its title and its description, each within its length', () => {
  expect(checkCaption('filename', ' ')).toBe('Enter Filename');
  expect(checkCaption('title', '')).toBe('Enter Title');
  expect(checkCaption('description', '\n')).toBe('Enter Description');
  expect(checkCaption('title', 'A crack in the lid')).toBeNull();
  expect(checkCaption('title', 'x'.repeat(CAPTION_MAX.title + 1))).toBe('At most 120 characters');
});
