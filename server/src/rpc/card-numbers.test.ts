import { expect, test } from 'vitest';
import { holdsCardNumber } from './card-numbers.ts';

test.each([
  '4242424242424242',
  '4242 4242-4242 4242',
  'my card is 4242424242424242.',
  4242424242424242,
])('R46 a card number in a field is found: %s', (text) => {
  expect(holdsCardNumber({ note: text })).toBe(true);
  expect(holdsCardNumber({ deep: [{ note: text }] })).toBe(true);
});

test.each(['4242424242424241', '404-555-0100', '123456789012', '1735.50', 'LPN00042424242'])(
  'other digits are not taken for one: %s',
  (text) => expect(holdsCardNumber({ text })).toBe(false),
);

test('an id is never taken for one, whatever its digits', () => {
  const id = '01a14242-4242-4242-4242-abcdefabcdef';
  expect(holdsCardNumber(id.replace('01a14242', '4242'))).toBe(true);
  expect(holdsCardNumber({ product_id: id })).toBe(false);
});
