import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LotPicture } from './lot-picture.tsx';

const show = (src: string | undefined, alt: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <LotPicture src={src} alt={alt} />
    </MantineProvider>,
  );

test('a lot without a photo says so, in words and to assistive technology', () => {
  const shown = show(undefined, '');
  expect(shown).toContain('role="img" aria-label="No photo"');
  expect(shown).toContain('>No photo</span>');
  expect(shown).not.toContain('<img');
});

test('where the picture names the lot, the placeholder names it too', () => {
  expect(show(undefined, 'Copper kettle')).toContain('aria-label="Copper kettle: no photo"');
});

test('a lot with a photo shows it in the size that is needed', () => {
  const shown = show('/pictures/kettle-1a2b3c4d.webp', 'Copper kettle');
  expect(shown).toContain('src="/pictures/640/kettle-1a2b3c4d.webp"');
  expect(shown).toContain('alt="Copper kettle"');
  expect(shown).not.toContain('No photo');
});
