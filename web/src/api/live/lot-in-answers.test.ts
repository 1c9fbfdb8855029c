import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sampleLot } from '../../testing/sample-lot.ts';
import { changeLotOnScreen } from './lot-in-answers.ts';

test('a lot changes in every answer with it, and in no other', () => {
  const client = new QueryClient();
  const other = { lots: [sampleLot({ id: 'saw' })] };
  client.setQueryData(['list'], { lots: [sampleLot(), sampleLot({ id: 'saw' })], count: 2 });
  client.setQueryData(['page'], sampleLot());
  client.setQueryData(['other'], other);
  changeLotOnScreen(client, 'kettle', { wlist: 1, notes: 'For the boat' });
  expect(client.getQueryData(['page'])).toMatchObject({ wlist: 1, notes: 'For the boat' });
  expect(client.getQueryData(['list'])).toMatchObject({ lots: [{ wlist: 1 }, { wlist: 0 }] });
  expect(client.getQueryData(['other'])).toBe(other);
});

test('a change is not undone by an answer that was requested before it', async () => {
  const client = new QueryClient();
  const stalled = Promise.withResolvers<void>();
  let asked = 0;
  const queryFn = async () => {
    asked += 1;
    if (asked > 1) return sampleLot({ wlist: 1 });
    await stalled.promise;
    return sampleLot({ wlist: 0 });
  };
  client.setQueryData(['page'], sampleLot({ wlist: 0 }));
  const page = new QueryObserver(client, { queryKey: ['page'], queryFn });
  const leave = page.subscribe(() => undefined);
  changeLotOnScreen(client, 'kettle', { wlist: 1 });
  stalled.resolve();
  await page.refetch({ cancelRefetch: false });
  expect(client.getQueryData(['page'])).toMatchObject({ wlist: 1 });
  expect(asked).toBe(2);
  leave();
});
