import { minutes } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { useOutbidLater } from './use-outbid-later.ts';

const NOW = Date.parse('2026-11-22T14:00:00.000Z');
const lot = (id: string, inMinutes: number, bidtopstatus: 'winning' | 'outbid' = 'outbid') =>
  sampleLotInPlay({
    id,
    bidtopstatus,
    date_closed: new Date(NOW + minutes(inMinutes)).toISOString(),
  });

test('lots on which the user is outbid keep their rows after a raise, and new ones follow', async () => {
  const { act, hook } = await mountHook(() => {
    const [lots, show] = useState([
      lot('b', 90),
      lot('a', 60),
      lot('soon', 20),
      lot('w', 70, 'winning'),
    ]);
    return { ...useOutbidLater(lots, NOW), show };
  });
  expect(hook().laterIds).toEqual(['a', 'b']);
  await act(({ show }) => show([lot('b', 90), lot('a', 60, 'winning'), lot('w', 70)]));
  expect(hook().laterIds).toEqual(['a', 'b', 'w']);
  await act(({ sort }) => sort());
  expect(hook().laterIds).toEqual(['w', 'b']);
});
