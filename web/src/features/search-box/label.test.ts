import { expect, test } from 'vitest';
import { isLabel } from './label.ts';

test('one word with digits may be a label, other texts are search words', () => {
  for (const label of ['LPN00412', '00412', '012345678905', 'AB-1234']) {
    expect(isLabel(label)).toBe(true);
  }
  for (const words of ['', 'kettle', 'LPN', '42', 'table 2000', 'rtx4']) {
    expect(isLabel(words)).toBe(false);
  }
});
