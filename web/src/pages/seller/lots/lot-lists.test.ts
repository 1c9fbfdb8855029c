import { expect, test } from 'vitest';
import { isLotList } from '../list-states.ts';
import { LOT_LISTS } from './lot-lists.ts';

test('SELL-02 the lots of a seller have a page for each state', () => {
  const lists = ['draft', 'open', 'sold', 'unsold', 'relisted'];
  expect(LOT_LISTS.map(({ list }) => list)).toEqual(lists);
  expect(lists.every(isLotList)).toBe(true);
  expect(isLotList('upcoming')).toBe(false);
});
