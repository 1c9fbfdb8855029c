import { expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/** Each run takes all waiting items, and ends when the test resolves it. */
function openLimit(max: number) {
  const runs: { readonly took: number[]; readonly finish: () => void }[] = [];
  const limit = new ConcurrencyLimit<number>(max, (waiting) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    runs.push({ took: waiting.splice(0), finish: resolve });
    return promise;
  });
  const taken = () => runs.map(({ took }) => took);
  return { limit, runs, taken };
}

test('limits concurrent runs; items that arrive meanwhile are taken together, in order', async () => {
  const { limit, runs, taken } = openLimit(2);
  for (const item of [1, 2, 3, 4]) limit.add(item);
  expect(taken()).toEqual([[1], [2]]);
  runs[1]?.finish();
  await expect.poll(taken).toEqual([[1], [2], [3, 4]]);
});

test('runs again for an item that arrives after all others are done', async () => {
  const { limit, runs, taken } = openLimit(1);
  for (const item of [1, 2, 3]) {
    limit.add(item);
    expect(taken().at(-1)).toEqual([item]);
    runs.at(-1)?.finish();
    await Promise.resolve();
    await Promise.resolve();
  }
});
