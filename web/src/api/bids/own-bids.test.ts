import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { samplePlacedBid } from '../../testing/sample-placed-bid.ts';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { useOwnBids } from './own-bids.ts';
import { useRaise } from './use-raise.ts';

const lot = sampleLotInPlay();

test('knows a bid while it is on its way, and the price of its answer', async () => {
  const answer = Promise.withResolvers<object>();
  const { hook, act } = await mountHook(() => ({ bids: useOwnBids(), raise: useRaise(lot) }), {
    answers: { 'bidding.placeBid': answer.promise },
  });
  expect(hook().bids()).toEqual(new Map());
  await act(({ raise }) => raise.place());
  expect(hook().bids().get(lot.id)).toEqual({ isUnderWay: true, price: null });
  await act(() => answer.resolve({ finalresults: samplePlacedBid({ latestbid: '75.00' }) }));
  expect(hook().bids().get(lot.id)).toEqual({ isUnderWay: false, price: '75.00' });
});
