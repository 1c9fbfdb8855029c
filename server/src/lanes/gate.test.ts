import { expect, test } from 'vitest';
import { Gate } from './gate.ts';

/** Departures that end when they are told to; each takes all that waits. */
function openGate(width: number) {
  const left: { readonly took: number[]; readonly arrive: () => void }[] = [];
  const gate = new Gate<number>(width, (waiting) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    left.push({ took: waiting.splice(0), arrive: resolve });
    return promise;
  });
  const told = () => left.map(({ took }) => took);
  return { gate, left, told };
}

test('so many leave at once; what comes meanwhile leaves together, in its order', async () => {
  const { gate, left, told } = openGate(2);
  for (const thing of [1, 2, 3, 4]) gate.enter(thing);
  expect(told()).toEqual([[1], [2]]);
  left[1]?.arrive();
  await expect.poll(told).toEqual([[1], [2], [3, 4]]);
});

test('a gate where nothing waits any more opens again for the next', async () => {
  const { gate, left, told } = openGate(1);
  for (const thing of [1, 2, 3]) {
    gate.enter(thing);
    expect(told().at(-1)).toEqual([thing]);
    left.at(-1)?.arrive();
    await Promise.resolve();
    await Promise.resolve();
  }
});
