import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sampleLot } from '../testing/sample-lot.ts';
import { changeLotOnScreen } from './lot-in-answers.ts';

test('a lot changes in every answer it stands in, and no other answer is touched', () => {
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
