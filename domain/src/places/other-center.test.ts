import { expect, test } from 'vitest';
import { otherCenterText } from './other-center.ts';

const PLACES = { from: 'Smyrna', to: 'Decatur' };
const FAULT = 'in Smyrna and can’t go to an auction in Decatur';

test.each([
  [['Jute rug'], 1, `This lot is ${FAULT}. Choose an auction in Smyrna.`],
  [['Jute rug'], 4, `1 of 4 lots is ${FAULT}: Jute rug.`],
  [['Jute rug', '', 'Lamp'], 4, `3 of 4 lots are ${FAULT}: Jute rug, Untitled lot, Lamp.`],
  [['Rug', 'Desk', 'Lamp', 'Sofa'], 4, `These 4 lots are ${FAULT}: Rug, Desk, Lamp and 1 more.`],
])('%j of %i lots at another center are named', (titles, count, text) => {
  expect(otherCenterText({ titles, count, ...PLACES })).toBe(text);
});
