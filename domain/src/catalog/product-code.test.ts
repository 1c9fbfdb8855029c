import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCartonCode, isChecked, productCodeOf } from './product-code.ts';

describe('a product code', () => {
  test.each([
    ['036000291452', '036000291452'],
    ['0 36000 29145 2', '036000291452'],
    ['36000291452', '036000291452'],
    ['4006381333931', '4006381333931'],
    ['96385074', '96385074'],
    ['036000291453', null],
    ['3.6E+10', null],
    ['', null],
    ['12', null],
    ['ABC', null],
    ['12345678901234567', null],
    ['10036000291459', null],
    ['x36000291452', null],
    ['4006381333932', null],
    ['00000', '000000000000'],
    ['0000', null],
  ])('%j is read as %j', (text, code) => {
    expect(productCodeOf(text)).toBe(code);
  });

  const digits = fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 11 })
    .map((each) => each.join(''));
  const withCheck = (body: string): string => {
    const last = Array.from('0123456789').find((digit) => isChecked(body + digit));
    return body + (last ?? '');
  };

  test('is rejected if any one digit is wrong', () => {
    fc.assert(
      fc.property(digits, fc.nat(11), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        const code = withCheck(body);
        const wrong = (Number(code[place]) + shift) % 10;
        const misread = code.slice(0, place) + String(wrong) + code.slice(place + 1);
        expect(isChecked(code)).toBe(true);
        expect(isChecked(misread)).toBe(false);
      }),
    );
  });
});

test('a carton code has 14 digits with a valid check digit', () => {
  expect(isCartonCode(' 10036000291459 ')).toBe(true);
  for (const text of ['10036000291458', '036000291452', '100360002914590', 'A10036000291459']) {
    expect([text, isCartonCode(text)]).toEqual([text, false]);
  }
  expect(isCartonCode('10036000291459A')).toBe(false);
});
