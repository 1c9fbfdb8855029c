import { describe, expect, test } from 'vitest';
import { isCartonCode, isChecked } from '../catalog/product-code.ts';
import { hideCardNumbers, holdsCardNumber } from './card-number-in-text.ts';

describe('a card number in a text', () => {
  test.each([
    '4242424242424242',
    '4242 4242-4242 4242',
    'my card is 4242424242424242.',
    '4242424242424242 12/44 123',
    '4242 4242 4242 4242 12 44 123',
    'CVC 123, 4242-4242-4242-4242',
    '123 4242 4242 4242 4242',
    '12.44 378282246310005 1234',
    '1234 3782 822463 10005',
    '42 42 42 42 42 42 42 42',
    '4242 - 4242 - 4242 - 4242',
    '4242.4242.4242.4242',
    '4242\u00a04242\u00a04242\u00a04242',
    '４２４２４２４２４２４２４２４２',
    '4222222222222',
    '6205500000000000004',
    '5018000000000009',
    '+4242424242424242',
    'call +1 404 555 0100 or take 4242424242424242',
  ])('R46 is found: %s', (text) => expect(holdsCardNumber(text)).toBe(true));

  test.each([
    '4242424242424241',
    '404-555-0100',
    '404 555 0100 678 555 0101',
    '(404) 555-0100 / (678) 555-0101',
    '123456789012',
    '1735.50',
    'LPN00042424242',
    '2026-11-21 22:24:23',
    '1763763863123',
    '30030-1234',
    'sizes 10, 12, 14, 16, 18, 20, 22, 24',
  ])('other digits are not taken for one: %s', (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });

  test('nor is an EAN or an international phone number whose digits agree by chance', () => {
    expect(isChecked('4902370540109')).toBe(true);
    expect(holdsCardNumber('The EAN is 4902370540109.')).toBe(false);
    expect(holdsCardNumber('4222222222222')).toBe(true);
    expect(holdsCardNumber('+4222222222222')).toBe(false);
  });

  test('nor is an id, whatever its digits, alone or in a link', () => {
    const id = '01a14242-4242-4242-4242-abcdefabcdef';
    expect(holdsCardNumber(id.replace('01a14242', '4242'))).toBe(true);
    expect(holdsCardNumber(id)).toBe(false);
    expect(holdsCardNumber(`see https://store.example/productView/${id.toUpperCase()}!`)).toBe(
      false,
    );
  });

  test('a carton’s code is told by its own check digit', () => {
    expect(isCartonCode(' 30569309020061 ')).toBe(true);
    expect(isCartonCode('30569309025904')).toBe(false);
    expect(holdsCardNumber('30569309025904')).toBe(true);
  });
});

test('is hidden where a text is not ours to refuse, and an id beside it stays', () => {
  const id = '42424242-4242-4242-8242-424242424242';
  expect(hideCardNumbers(`lot ${id}: 4242 4242 4242 4242 refused`, '…')).toBe(
    `lot ${id}: … refused`,
  );
});
