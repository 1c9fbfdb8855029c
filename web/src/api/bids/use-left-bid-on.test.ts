import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { sampleOpenBid } from '../../testing/sample-open-bid.ts';
import { bidPricesOf } from '../prices/lot-price.ts';
import { openBids } from './open-bids.ts';
import { useLeftBidOn } from './use-open-bids.ts';

const user = { role: 'buyer', user_id: 'bea' } as const;
const lot = sampleLotInPlay();
const prices = bidPricesOf(lot);

function leaveTwo(): void {
  for (const { key } of openBids.left()) openBids.settle(key);
  for (const key of ['left-1', 'left-2']) {
    openBids.add(sampleOpenBid(key));
    openBids.leave([key]);
  }
}

test('a bid whose form has gone is still being sent while the lot does not show it', async () => {
  leaveTwo();
  const { hook } = await mountHook(() => ({ left: useLeftBidOn(lot, prices) }), { user });
  expect(hook().left).toMatchObject({ outcome: { kind: 'unknown' }, sentCents: 6_800 });
  expect(openBids.left()).toHaveLength(2);
});

test('bids whose form has gone end once the lot shows that they were placed', async () => {
  leaveTwo();
  const own = { leading: true, max_amount: '68.00', kind: 'proxy' } as const;
  const winning = { ...lot, bidtopstatus: 'winning', proxy_bid_details: own } as const;
  const { hook } = await mountHook(() => ({ left: useLeftBidOn(winning, prices) }), { user });
  expect(hook().left).toBeNull();
  expect(openBids.left()).toEqual([]);
});
