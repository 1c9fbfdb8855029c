import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pages } from './pages.tsx';

/** The buttons by their names, and a gap where pages are left out. */
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

test('LIST-02 pages have three siblings on either side, two at each end, and first and last', () => {
  const middle = [12, 13, 14, 15, 16, 17, 18].map(String);
  const pages = ['1', '2', '…', ...middle, '…', '29', '30'];
  expect(shown(15, 300)).toEqual(['first', 'previous', ...pages, 'next', 'last']);
});

test('LIST-02 one page needs no others', () => {
  expect(shown(1, 10)).toEqual([]);
  expect(shown(1, 11)).toEqual(['first', 'previous', '1', '2', 'next', 'last']);
});
