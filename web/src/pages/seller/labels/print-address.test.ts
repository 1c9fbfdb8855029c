import { expect, test } from 'vitest';
import { printAddress, readLabels } from './print-address.ts';

const grid = { columns: 2, rows: 5, marginX: 25, marginY: 50, gapX: 10, gapY: 0 };
const source = { auction_id: 'fall', lpns: [], part: 2 };

test('the address of the PDF names the lots and the format', () => {
  expect(printAddress(source, { format: 'avery-5160', first: 7, grid })).toBe(
    '/labels.pdf?auction_id=fall&part=2&format=avery-5160&first=7',
  );
  const chosen = { seller_id: 'ann', auction_id: null, lpns: ['LPN1', 'LPN2'], part: 1 };
  expect(printAddress(chosen, { format: 'roll-2x1', first: 7, grid })).toBe(
    '/labels.pdf?seller_id=ann&lpns=LPN1%2CLPN2&format=roll-2x1',
  );
  expect(printAddress(source, { format: 'grid', first: 1, grid })).toContain(
    'columns=2&rows=5&margin_x=25&margin_y=50&gap_x=10&gap_y=0',
  );
  const many = Array.from({ length: 251 }, (_, at) => `LPN${at}`);
  expect(printAddress({ ...chosen, lpns: many }, { format: 'grid', first: 1, grid })).toBe(
    undefined,
  );
});

test('labels are read from any list', () => {
  expect(readLabels(' lpn1\nLPN2, lpn3;LPN1 ')).toEqual(['LPN1', 'LPN2', 'LPN3']);
  expect(readLabels('')).toEqual([]);
});
