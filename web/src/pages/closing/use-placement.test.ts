import { useState } from 'react';
import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { usePlacement } from './use-placement.ts';

const closing = (id: string, minute: number) =>
  sampleLotInPlay({ id, date_closed: `2026-11-22T14:0${minute}:00.000Z` });
const before = [closing('a', 1), closing('b', 3)];
const extended = [closing('b', 3), closing('a', 6), closing('new', 4)];

test('a late bid moves no lot until the user sorts, and a new lot is placed by its close', async () => {
  const { hook, act } = await mountHook(() => {
    const [lots, setLots] = useState(before);
    return { ...usePlacement(lots), setLots };
  });
  const minutes = () =>
    [...hook().placedBy].map(([id, at]) => `${id} ${new Date(at).getUTCMinutes()}`);
  await act(({ setLots }) => setLots(extended));
  expect(minutes()).toEqual(['a 1', 'b 3', 'new 4']);
  await act(({ sort }) => sort());
  expect(minutes()).toEqual(['a 6', 'b 3', 'new 4']);
});
