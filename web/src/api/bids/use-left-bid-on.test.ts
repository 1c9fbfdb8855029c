import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { sampleOpenBid } from '../../testing/sample-open-bid.ts';
import { bidPricesOf } from '../prices/lot-price.ts';
import { openBids } from './open-bids.ts';
import { useIsBeingSent, useLeftBidOn } from './use-open-bids.ts';

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
  const { hook } = await mountHook(() => ({ left: useLeftBidOn(lot, prices, true) }), { user });
  expect(hook().left).toMatchObject({ outcome: { kind: 'unknown' }, sentCents: 6_800 });
  expect(openBids.left()).toHaveLength(2);
});

test('bids whose form has gone end once the lot shows that they were placed', async () => {
  leaveTwo();
  const own = { leading: true, max_amount: '68.00', kind: 'proxy' } as const;
  const winning = { ...lot, bidtopstatus: 'winning', proxy_bid_details: own } as const;
  const shown = async (isSaid: boolean) => {
    const { hook, unmount } = await mountHook(
      () => ({ left: useLeftBidOn(winning, prices, isSaid) }),
      { user },
    );
    expect(hook().left).toBeNull();
    await unmount();
    return openBids.left().length;
  };
  // A row does not say how its last bid ended.
  expect(await shown(false)).toBe(2);
  expect(await shown(true)).toBe(0);
});

test('an amount is being sent while a bid of no less is, of the user and on the lot', async () => {
  leaveTwo();
  const useSent = () => ({
    less: useIsBeingSent('kettle', 6_700),
    same: useIsBeingSent('kettle', 6_800),
    more: useIsBeingSent('kettle', 6_801),
    other: useIsBeingSent('lamp', 6_700),
  });
  const none = { less: false, same: false, more: false, other: false };
  const ofBea = await mountHook(useSent, { user });
  expect(ofBea.hook()).toEqual({ ...none, less: true, same: true });
  await ofBea.act(() => {
    for (const { key } of openBids.left()) openBids.settle(key);
  });
  expect(ofBea.hook()).toEqual(none);
});

test('an amount is being sent while its own form still reports it', async () => {
  for (const { key } of openBids.all()) openBids.settle(key);
  openBids.add(sampleOpenBid('own'));
  const { hook } = await mountHook(() => ({ isSent: useIsBeingSent('kettle', 6_800) }), { user });
  expect(openBids.left()).toEqual([]);
  expect(hook().isSent).toBe(true);
  openBids.settle('own');
});

test('an amount that another user of the browser bid is not being sent', async () => {
  leaveTwo();
  const { hook } = await mountHook(() => ({ isSent: useIsBeingSent('kettle', 6_700) }), {
    user: { ...user, user_id: 'cora' },
  });
  expect(hook().isSent).toBe(false);
});
