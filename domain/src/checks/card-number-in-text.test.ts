import { describe, expect, test } from 'vitest';
import { isCartonCode, isChecked } from '../catalog/product-code.ts';
import { findCardNumbers, hideCardNumbers, holdsCardNumber } from './card-number-in-text.ts';

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
    '4242_4242_4242_4242',
    '4242/4242/4242/4242',
    '4242,4242,4242,4242',
    '4242, 4242, 4242, 4242',
    '4242|4242|4242|4242',
    '4242 | 4242 | 4242 | 4242',
    '(4242)(4242)(4242)(4242)',
    '3782/822463/10005',
    '4_2_4_2_4_2_4_2_4_2_4_2_4_2_4_2',
    '42|42|42|42|42|42|42|42',
    '4242  4242  4242  4242',
    '4242     4242     4242     4242',
    '4242 -  4242  - 4242  -  4242',
    '4242\u200b4242\u200b4242\u200b4242',
    '42\u200b4242\u20604242\ufeff4242\u00ad424\u200d2',
    '4\ufe0f\u20e32\ufe0f\u20e34\ufe0f\u20e32424242424242',
    Array(4).fill('\u0664\u0662\u0664\u0662').join(' '),
    '\u096a\u0968'.repeat(8),
    '\u2463\u246142424242424242',
    '\u2074\u00b242424242424242',
    '1, 2, 3, 4242 4242 4242 4242',
    '42424 24242 424242',
    '12 6205500000000000004',
    '5, 42 42 42 42 42 42 42 42 12',
    '4,2,4,2,4,2,4,2,4,2,4,2,4,2,4,2',
    `${'1.'.repeat(500)}4242 4242 4242 4242`,
  ])('R46 is found: %s', (text) => expect(holdsCardNumber(text)).toBe(true));

  test.each([
    '4242424242424241',
    '378282246310006',
    '7 4242424242424241',
    '42424242424242424242',
    '+378282246310005',
    '4242/42/42/42/42/42/42',
    '42/42/42/42/42/42/4242',
    '99 4242 42 42 42 42 42 42',
    '99 42 42 42 42 42 42 4242',
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
    'sizes 42, 42, 42, 42, 42, 42, 42, 42',
    'zip 30030, 30031, 30032, 30033, 30034',
    '$4242 $4242 $4242 $4242',
    '1,234,567,890,123,456',
    '4.99, 5.99, 6.99, 7.99, 8.99, 9.99',
    '4242 x 4242 x 4242 x 4242',
  ])('other digits are not taken for one: %s', (text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });

  test('nor is an EAN or an international phone number whose digits agree by chance', () => {
    expect(isChecked('4902370540109')).toBe(true);
    expect(holdsCardNumber('The EAN is 4902370540109.')).toBe(false);
    expect(holdsCardNumber('EAN 4902370540109, 25 pieces')).toBe(false);
    expect(holdsCardNumber('4222222222222')).toBe(true);
    expect(holdsCardNumber('+4222222222222')).toBe(false);
  });

  test('begins with the digits of an issuer', () => {
    const issued = Array.from({ length: 100 }, (_, prefix) => String(prefix).padStart(2, '0'))
      .flatMap((prefix) => {
        const numbers = Array.from('0123456789', (last) => `${prefix}0000000000000${last}`);
        return numbers.some(holdsCardNumber) ? [prefix] : [];
      })
      .join(' ');
    expect(issued).toBe(
      '22 23 24 25 26 27 30 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 ' +
        '57 58 59 60 61 62 63 64 65 66 67 68 69 81 82',
    );
  });

  test('nor is an id, with any digits, alone or in a link', () => {
    const id = '01a14242-4242-4242-4242-abcdefabcdef';
    expect(holdsCardNumber(id.replace('01a14242', '4242'))).toBe(true);
    expect(holdsCardNumber(id)).toBe(false);
    expect(holdsCardNumber(`see https://store.example/productView/${id.toUpperCase()}!`)).toBe(
      false,
    );
  });

  test('a carton’s code is recognized by its own check digit', () => {
    expect(isCartonCode(' 30569309020061 ')).toBe(true);
    expect(isCartonCode('30569309025904')).toBe(false);
    expect(holdsCardNumber('30569309025904')).toBe(true);
  });
});

describe('SF7 the search for a card number', () => {
  /** Each character begins a search over at most 19 digits. */
  const stepsPerCharacterMax = 20;
  const hostile = [
    (n: number) => '1.'.repeat(n),
    (n: number) => '4242 '.repeat(n),
    (n: number) => '4'.repeat(2 * n),
    (n: number) => `4${' '.repeat(7)}`.repeat(n),
    (n: number) => '4\u200b'.repeat(n),
    (n: number) => '+1 '.repeat(n),
    (n: number) => '\u0664,'.repeat(n),
    (n: number) => '3782 822463 1000'.repeat(n / 8),
  ];

  test.each(hostile)('takes work in proportion to the length only: %s', (textOf) => {
    const [short, long] = [textOf(10_000), textOf(100_000)];
    const [first, second] = [findCardNumbers(short).steps, findCardNumbers(long).steps];
    expect(second).toBeLessThanOrEqual(stepsPerCharacterMax * long.length);
    expect(second).toBeLessThanOrEqual(10.1 * first);
  });
});

test('is hidden where a text is not ours to refuse, and an id beside it stays', () => {
  const id = '42424242-4242-4242-8242-424242424242';
  expect(hideCardNumbers(`lot ${id}: 4242 4242 4242 4242 refused`, '…')).toBe(
    `lot ${id}: … refused`,
  );
});

test('is hidden with the digits beside it, and overlapping numbers as one', () => {
  expect(hideCardNumbers('card 12 44 4242 4242 4242 4242 123!', '…')).toBe('card …!');
  const overlapping = '4242,4242,4242,4242 4242 4242 4242';
  expect(hideCardNumbers(`take 4242424242424242 or ${overlapping}.`, '…')).toBe('take … or ….');
});

test('is hidden however it is separated, and nothing else of the text', () => {
  expect(hideCardNumbers('é 4242\u200b4242_4242|4242, \u0664\u0662 left', '…')).toBe(
    'é …, \u0664\u0662 left',
  );
  expect(hideCardNumbers('call +1 404 555 0100, pay 3782 822463 10005!', '…')).toBe(
    'call +1 404 555 0100, pay …!',
  );
});
