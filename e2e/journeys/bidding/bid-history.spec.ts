// The bid history of a lot: all bids, with the viewer's own name only.
import { expect } from '@playwright/test';
import { biddingOf } from '../../steps/bid.ts';
import { test } from '../../steps/test.ts';
import { callAs, startSession, showLot } from '../../steps/store/over-http.ts';

const DATE = /^\d\d-\d\d-20\d\d \d+:\d\d:\d\d [ap]m$/;

test(
  'PV-07: ten bids a page, the newest first, retracted ones struck through, names masked',
  { tag: '@both' },
  async ({ page, makeLots }) => {
    const [lot] = await makeLots({ title: 'Fondue pot', retractMinutes: 5 });
    const [hugo, helga] = [await callAs('hugo'), await callAs('helga')];
    await hugo.bid(lot.id, '100');
    // Each is answered by an automatic bid of Hugo's.
    for (const amount of [10, 12, 14, 16, 18, 20, 22, 24, 26]) {
      await helga.bid(lot.id, String(amount));
    }
    await helga.bid(lot.id, '150');
    await helga.ask('mobile/bidCancel', { id: lot.id, reason: 'Typing error' });

    await startSession(page, 'hugo');
    await showLot(page, lot);
    await biddingOf(page)
      .getByRole('button', { name: /^\d+ bids$/ })
      .click();
    const history = page.getByRole('dialog', { name: 'Bid history' });
    const heads = ['ID', 'Bidder name', 'Current bid', 'Date', 'Status'];
    await expect(history.getByRole('columnheader')).toHaveText(heads);
    const rows = history.locator('tbody').getByRole('row');
    // Ten bids, of which nine are followed by an automatic one.
    await expect(rows).toHaveCount(19);
    const cellsOf = (place: number) => rows.nth(place).getByRole('cell');
    await expect(cellsOf(0)).toHaveText(['11', 'h****a', '$28.00', DATE, 'Retracted']);
    await expect(rows.nth(0).locator('s')).toHaveText('$28.00');
    for (const cell of await cellsOf(0).all()) await expect(cell).toBeInViewport({ ratio: 1 });
    await expect(cellsOf(1)).toHaveText(['10', 'h****a', '$26.00', DATE, 'Valid']);
    await expect(cellsOf(2)).toHaveText(['auto', 'hugo', '$28.00', DATE, 'Valid']);
    await expect(history.locator('s')).toHaveCount(1);
    await history.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(rows).toHaveCount(1);
    await expect(cellsOf(0)).toHaveText(['1', 'hugo', '$5.00', DATE, 'Valid']);
    await expect(history).not.toContainText('helga');
  },
);
