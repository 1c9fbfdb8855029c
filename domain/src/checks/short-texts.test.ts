import { expect, test } from 'vitest';
import { checkCardCvc, checkCardName } from './card.ts';
import { checkOptionalCode } from './codes.ts';
import { checkLotNote } from './lot-note.ts';
import { checkSearchTitle } from './search-title.ts';

test('KEEP-01 a bidding note has one to forty characters', () => {
  expect(checkLotNote(' \n ')).toBe('Please Enter Bidding Notes.');
  expect(checkLotNote(`${'x'.repeat(40)}\n`)).toBeNull();
  expect(checkLotNote('x'.repeat(41))).toBe('Maximum 40 characters');
});

test('KEEP-03 the title of a saved search has one to eighty characters', () => {
  expect(checkSearchTitle(' \n ')).toBe('Title is required feild');
  expect(checkSearchTitle(`${'x'.repeat(80)}\n`)).toBeNull();
  expect(checkSearchTitle('x'.repeat(81))).toBe('Maximum 80 characters');
});

test('spaces around a coupon code and a name on a card do not count', () => {
  expect(checkOptionalCode(` ${'X'.repeat(40)} `)).toBeNull();
  expect(checkCardName(' Ann Lee ')).toBeNull();
});

test('a card code begins with three digits', () => {
  expect(checkCardCvc('x123')).toBe('Mininum 3 Numbers required');
});
