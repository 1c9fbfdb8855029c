// The test function of all specs: between tests with other worker fixtures Playwright would restart
// its workers and their browsers. Its fixtures create a test's own lots in the store that
// playwright.config.ts started: a test that bids on a lot, watches it, buys it or waits for its
// close must create it.
import { test as plain } from '@playwright/test';
import type { LotCard, WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import { openLotMaker, type LotsToMake } from '@hammerdock/demo/fixture/lot-maker.ts';
import { until } from '@hammerdock/server/src/testing/process.ts';
import { callAs, readLot } from './store/over-http.ts';

type Made = readonly [LotCard, ...LotCard[]];

export interface LotFixtures {
  /** Resolves when the lots are open. */
  readonly makeLots: (wanted: LotsToMake) => Promise<Made>;
  /** Lots that the leader has won and paid, with the receipt. */
  readonly sellLots: (wanted: LotsToMake & { readonly leader: string }) => Promise<Made>;
}

const AT_ONCE = { closesInSeconds: 1, staggerSeconds: 0, softCloseSeconds: 0 };

export const test = plain.extend<object, LotFixtures>({
  makeLots: [
    // Playwright takes the fixture's dependencies from this pattern: none.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const maker = await openLotMaker(process.env['E2E_DATA_DIR'] ?? '');
      await use(async (wanted) => {
        const [first, ...rest] = await Promise.all((await maker.make(wanted)).map(readLot));
        if (first === undefined) throw new Error('expected at least one lot');
        return [first, ...rest];
      });
      await maker.close();
    },
    { scope: 'worker' },
  ],
  sellLots: [
    async ({ makeLots }, use) => {
      await use(async (wanted) => {
        const sold = await makeLots({ ...wanted, ...AT_ONCE });
        await untilPaid(wanted.leader, sold);
        return sold;
      });
    },
    { scope: 'worker' },
  ],
});

/** The receipt appears a moment after the last close, and its charge after that. */
async function untilPaid(winner: string, sold: Made): Promise<void> {
  const caller = await callAs(winner);
  await until(`${winner} has paid`, async () => {
    const { wonList } = await caller.ask<{ wonList: WonLotCard[] }>('mobile/getWon', { limit: 30 });
    const paid = wonList.filter((lot) => lot.paid).map(({ id }) => id);
    return sold.every(({ id }) => paid.includes(id));
  });
}
