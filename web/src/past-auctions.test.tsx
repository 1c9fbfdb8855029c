// LIST-13: the lists that are loaded by their routes, so that their pages have a title at once.
import { expect, test } from 'vitest';
import { Route as results } from './routes/auctionResults.tsx';
import { Route as auction } from './routes/pastAuctions.$auctionId.tsx';
import { openStage, refusal } from './testing/render-hook.tsx';

const AUCTION = '0197b3a2-0000-7000-8000-000000000001';

test.each([
  ['/auctionResults', results.options.pendingComponent],
  [`/pastAuctions/${AUCTION}`, auction.options.pendingComponent],
])('LIST-13 %s waits for its list with skeletons, and can be retried', async (path, Pending) => {
  const { render, renderPage } = await openStage({
    path,
    answers: { 'catalog.getPastAuction': refusal('NoAnswer') },
  });
  expect(Pending === undefined ? '' : render(<Pending />)).toContain('mantine-Skeleton-root');
  expect(renderPage()).toMatch(/role="alert".*Try again/s);
});
