import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pages } from './pages.tsx';

/** The buttons by name, with a gap for omitted pages. */
function shown(page: number, count: number): string[] {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <Pages page={page} perPage={10} count={count} onChange={() => undefined} />
    </MantineProvider>,
  );
  return [
    ...html.matchAll(/aria-label="([^"]+) page"|aria-label="Page (\d+)"|Pagination-dots/g),
  ].map(([, way, number]) => way ?? number ?? '…');
}

test('LIST-02 pagination has three siblings, two boundaries, first and last', () => {
  const middle = [12, 13, 14, 15, 16, 17, 18].map(String);
  const pages = ['1', '2', '…', ...middle, '…', '29', '30'];
  expect(shown(15, 300)).toEqual(['first', 'previous', ...pages, 'next', 'last']);
});

test('LIST-02 a single page has no pagination', () => {
  expect(shown(1, 10)).toEqual([]);
  expect(shown(1, 11)).toEqual(['first', 'previous', '1', '2', 'next', 'last']);
});
