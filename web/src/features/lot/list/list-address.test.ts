import { expect, test } from 'vitest';
import { CARD_PARTS } from '../card/card-parts.ts';
import { pageSizesFor, readListAddress, toListInput } from './list-address.ts';
import { sortsFor } from './sorts.ts';

test('LIST-02 LIST-03 the address of a list has its page, size, order and view', () => {
  const address = { page: 3, limit: 20, sort: '1', view: 'list', pickup: '2' } as const;
  expect(readListAddress({ ...address, limit: '20', page: '3' })).toEqual(address);
  expect(toListInput(address, 10)).toEqual({ page: 3, limit: 20, orderby: '1' });
});

test('invalid values fall back to the default', () => {
  const odd = { page: 0, limit: 11, sort: '2', view: 'tiles', pickup: '9' };
  expect(readListAddress(odd)).toEqual({});
  expect(toListInput({}, 12)).toEqual({ page: 1, limit: 12, orderby: '' });
});

test('LIST-02 12 per page is offered only where it is the default', () => {
  expect(pageSizesFor(10)).toEqual([10, 20, 30]);
  expect(pageSizesFor(12)).toEqual([10, 12, 20, 30]);
});

test('LIST-03 offers none, price both ways, and time except for won and lost lots', () => {
  const names = Object.keys(CARD_PARTS) as (keyof typeof CARD_PARTS)[];
  for (const name of names) {
    const values = sortsFor(name).map(({ value }) => value);
    const past = name === 'won' || name === 'lost';
    const more = name === 'search' ? ['5', '6', '7'] : [];
    expect([name, values]).toEqual([name, past ? ['', '3', '4'] : ['', '3', '4', '1', ...more]]);
  }
});
