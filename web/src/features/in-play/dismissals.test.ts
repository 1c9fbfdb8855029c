import { expect, test } from 'vitest';
import { readDismissedLots } from '../../lib/dismissed-lots.ts';
import { DISMISSED_LOTS_KEY as KEY } from '../../lib/stored-of-user.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { useDismissals } from './dismissals.ts';
import { stateOf } from './urgent-lots.ts';

const [won, lost] = [
  sampleLotInPlay({ id: 'won', bidtopstatus: 'won', market_status: 'sold' }),
  sampleLotInPlay({ id: 'lost', bidtopstatus: 'lost', market_status: 'sold' }),
];
const changed = (key: string) => Object.assign(new Event('storage'), { key });

async function mount(first = '{}') {
  const stored = new Map([[KEY, first]]);
  const { hook, act } = await mountHook(() => useDismissals('one'), { stored });
  return { stored, act, seen: () => [won, lost].map((lot) => hook().isDismissed(lot)) };
}

test('what one tab dismisses is dismissed in the other ones', async () => {
  const { stored, act, seen } = await mount();
  stored.set(KEY, JSON.stringify({ won: `one ${stateOf(won)}` }));
  await act(() => window.dispatchEvent(changed('another')));
  expect(seen()).toEqual([false, false]);
  await act(() => window.dispatchEvent(changed(KEY)));
  expect(seen()).toEqual([true, false]);
});

test('a tab adds to what another one has dismissed, in a single press for all results', async () => {
  const { stored, act, seen } = await mount(JSON.stringify({ won: `one ${stateOf(won)}` }));
  stored.set(KEY, JSON.stringify({ other: 'one' }));
  await act(({ dismiss }) => dismiss([won, lost]));
  expect(seen()).toEqual([true, true]);
  expect(Object.keys(readDismissedLots()).toSorted()).toEqual(['lost', 'other', 'won']);
});

test('another user has dismissed nothing', async () => {
  const { seen } = await mount(JSON.stringify({ won: `two ${stateOf(won)}` }));
  expect(seen()).toEqual([false, false]);
});

test.each(['null', '[1]', '{"won":1}', 'no JSON'])(
  '%s in the storage is no fault',
  async (text) => {
    const { seen } = await mount(text);
    expect(seen()).toEqual([false, false]);
    expect(readDismissedLots()).toEqual({});
  },
);
