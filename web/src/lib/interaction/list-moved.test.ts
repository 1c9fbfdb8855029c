import { seconds } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { useListMoved } from './list-moved.ts';

test('the rows of a list have moved for two seconds after another order, not at first', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { act, hook } = await mountHook(() => {
    const [order, show] = useState('');
    return { hasMoved: useListMoved(order), show };
  });
  await act(({ show }) => show('a b'));
  expect(hook().hasMoved()).toBe(false);
  await act(({ show }) => show('b'));
  expect(hook().hasMoved()).toBe(true);
  vi.advanceTimersByTime(seconds(2));
  expect(hook().hasMoved()).toBe(false);
});
