import { expect, test } from 'vitest';
import { altText, captionsOf } from './alt-text.ts';

const picture = (avatarorg: string, title: string, description: string) => ({
  avatarorg,
  type: 'image' as const,
  file_name: avatarorg,
  title,
  description,
});

test('the caption of a photo is its alternative text, after the lot and its position', () => {
  const captions = captionsOf([
    picture('/a.webp', 'Left side', 'A scratch near the handle'),
    picture('/b.webp', '', ''),
  ]);
  const altOf = (address: string, at: number, count: number) =>
    altText({ title: 'Oak desk', caption: captions.get(address), at, count });
  expect(altOf('/a.webp', 0, 2)).toBe(
    'Oak desk, picture 1 of 2. Left side: A scratch near the handle',
  );
  expect(altOf('/b.webp', 1, 2)).toBe('Oak desk, picture 2 of 2');
  expect(altOf('/c.webp', 0, 1)).toBe('Oak desk');
});
