import { expect, test } from 'vitest';
import * as card from './card.ts';

test.each([
  ['', 'Required!'],
  ['4242', 'Invalid credit card number!'],
  ['4242 4242 4242 424x', 'Invalid credit card number!'],
  ['4242424242424242424', 'Invalid credit card number!'],
  ['4242 4242 4242 4241', 'Check the card number'],
  ['4242 4242 4242 4242', null],
  ['424242424242', null],
])('a card number %j results in %j', (cardNumber, complaint) => {
  expect(card.checkCardNumber(cardNumber)).toBe(complaint);
});

test.each([
  ['', 'Required!'],
  ['12', 'Mininum 3 Numbers required'],
  ['12345', 'Maximum 4 Numbers required'],
  ['123', null],
  ['1234', null],
])('a CVC %j results in %j', (cvc, complaint) => {
  expect(card.checkCardCvc(cvc)).toBe(complaint);
});

test('R73: a name on a card follows the rules for names', () => {
  expect(card.checkCardName('')).toBe('Required!');
  expect(card.checkCardName('A_Buyer')).toBe('No Special Characters and Numbers Allowed');
  expect(card.checkCardName('Ann 2')).toBe('No Special Characters and Numbers Allowed');
  expect(card.checkCardName("J. O'Brien-Kane")).toBeNull();
  expect(card.checkCardName('Ann Buyer')).toBeNull();
  expect(card.checkCardField('')).toBe('Required!');
});

test.each([
  [' ', 'Required!'],
  ['abc', 'Invalid zip code'],
  ['zzz!', 'Invalid zip code'],
  ['3003', 'Invalid zip code'],
  ['30030-12', 'Invalid zip code'],
  ['30030', null],
  ['30030-1234', null],
  ['00000', 'Invalid zip code'],
  [' 00030-1234', 'Invalid zip code'],
])('the zip code %j of a card results in %j', (zip, complaint) => {
  expect(card.checkCardZip(zip)).toBe(complaint);
});

test('the city of a card has a name', () => {
  expect(card.checkCardCity('')).toBe('Required!');
  expect(card.checkCardCity('30030')).toBe('Enter the name of a city');
  expect(card.checkCardCity('Decatur')).toBeNull();
});

test('CARD-08 months are 01 to 12, years this one to 25 ahead', () => {
  expect(card.CARD_MONTHS).toHaveLength(12);
  expect([card.CARD_MONTHS[0], card.CARD_MONTHS.at(-1)]).toEqual(['01', '12']);
  const years = card.cardYears(2026);
  expect([years[0], years.at(-1)]).toEqual(['2026', '2051']);
});

test('a card is valid to the end of its month', () => {
  const today = { month: 11, year: 2026 };
  expect(card.isCardExpired({ month: 11, year: 2026 }, today)).toBe(false);
  expect(card.isCardExpired({ month: 10, year: 2026 }, today)).toBe(true);
  expect(card.isCardExpired({ month: 1, year: 2027 }, today)).toBe(false);
});
