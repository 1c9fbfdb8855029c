// Lots of a test's own, in the store that playwright.config.ts started: whoever bids on a lot,
// watches it, buys it or waits for its close makes it first.
import { test as plain } from '@playwright/test';
import type { LotCard, WonLotCard } from '@hammerdock/contract/shapes/lot.ts';
import { openGoods, type GoodsWish } from '@hammerdock/server/src/testing/goods-on-demand.ts';
import { until } from '@hammerdock/server/src/testing/process.ts';
import { callAs, readLot } from './over-http.ts';

type Made = readonly [LotCard, ...LotCard[]];

interface Market {
  /** They are open when they are handed over. */
  readonly makeLots: (wish: GoodsWish) => Promise<Made>;
  /** Lots that somebody has won and paid, with the receipt. */
  readonly sellLots: (wish: GoodsWish & { readonly leader: string }) => Promise<Made>;
}

const AT_ONCE = { closesInSeconds: 1, staggerSeconds: 0, softCloseSeconds: 0 };

export const test = plain.extend<object, Market>({
  makeLots: [
    // Playwright reads from the pattern what is needed first: nothing.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, lend) => {
      const goods = await openGoods(process.env['E2E_DATA_DIR'] ?? '');
      await lend(async (wish) => {
        const [first, ...rest] = await Promise.all((await goods.make(wish)).map(readLot));
        if (first === undefined) throw new Error('no lot was asked for');
        return [first, ...rest];
      });
      await goods.close();
    },
    { scope: 'worker' },
  ],
  sellLots: [
    async ({ makeLots }, lend) => {
      await lend(async (wish) => {
        const sold = await makeLots({ ...wish, ...AT_ONCE });
        await untilPaid(wish.leader, sold);
        return sold;
      });
    },
    { scope: 'worker' },
  ],
});

/** The receipt comes a moment after the last of them has closed, and then its charge. */
async function untilPaid(winner: string, sold: Made): Promise<void> {
  const caller = await callAs(winner);
  await until(`${winner} has paid`, async () => {
    const { wonList } = await caller.ask<{ wonList: WonLotCard[] }>('mobile/getWon', { limit: 30 });
    const paid = wonList.filter((lot) => lot.paid).map(({ id }) => id);
    return sold.every(({ id }) => paid.includes(id));
  });
}
