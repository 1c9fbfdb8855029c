import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { useCall } from '../api/query.tsx';
import { mountHook } from './mount-hook.tsx';

test('a mounted hook renders again after its effects and its changes', async () => {
  const { hook, act } = await mountHook(() => {
    const [count, setCount] = useState(0);
    useEffect(() => setCount((before) => Math.max(before, 1)), []);
    return { count, add: () => setCount(count + 1) };
  });
  expect(hook().count).toBe(1);
  await act(({ add }) => add());
  expect(hook().count).toBe(2);
});

test('a mounted hook receives the answers of its calls', async () => {
  const locations = { locations: [] };
  const { hook } = await mountHook(() => useCall('defaults.getLocations', {}), {
    answers: { 'defaults.getLocations': locations },
  });
  expect(hook().data).toEqual(locations);
});
