import { expect, test } from 'vitest';
import { otherCenterText } from './other-center.ts';

const PLACES = { from: 'Smyrna', to: 'Decatur' };

test.each([
  [
    ['Jute rug'],
    1,
    'This lot is in Smyrna and can’t go to an auction in Decatur. Choose an auction in Smyrna.',
  ],
  [['Jute rug'], 4, '1 of 4 lots is in Smyrna and can’t go to an auction in Decatur: Jute rug.'],
  [
    ['Jute rug', '', 'Lamp'],
    4,
    '3 of 4 lots are in Smyrna and can’t go to an auction in Decatur: Jute rug, Untitled lot, Lamp.',
  ],
  [
    ['Jute rug', 'Desk', 'Lamp', 'Sofa', 'Vase'],
    5,
    'These 5 lots are in Smyrna and can’t go to an auction in Decatur: Jute rug, Desk, Lamp and 2 more.',
  ],
])('%j of %i lots at another center are named', (titles, count, text) => {
  expect(otherCenterText({ titles, count, ...PLACES })).toBe(text);
});
