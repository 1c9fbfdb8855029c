import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { FactList } from '../fact-list.tsx';
import { EmptyState, ErrorState } from './state-page.tsx';

const render = (children: ReactNode) =>
  renderToStaticMarkup(<MantineProvider>{children}</MantineProvider>);

test('an empty list has a heading and a next step', () => {
  const html = render(
    <EmptyState title="Nothing yet" text="Bid on a lot." action={<a href="/search">Search</a>} />,
  );
  expect(html).toMatch(/<h2[^>]*>Nothing yet<\/h2>/);
  expect(textOfHtml(html)).toBe('Nothing yet Bid on a lot. Search');
});

test('an error interrupts screen readers and can be retried', () => {
  const html = render(<ErrorState title="Not loaded" text="Offline." onRetry={() => undefined} />);
  expect(html).toMatch(/role="alert".*<button[^>]*>.*Try again/s);
});

test('facts without a value are omitted', () => {
  const html = render(
    <FactList
      facts={[
        ['Brand', 'Acme'],
        ['UPC', ''],
      ]}
    />,
  );
  expect(textOfHtml(html)).toBe('Brand Acme');
});
