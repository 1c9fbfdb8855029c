import { expect, test } from 'vitest';
import { changeText } from './comparison.ts';

test('a figure is compared with the one before in percent, a share in points', () => {
  expect(changeText('money', '112.50', '100.00')).toBe('+12.5%');
  expect(changeText('money', '-50.00', '-100.00')).toBe('+50.0%');
  expect(changeText('count', '3', '4')).toBe('-25.0%');
  expect(changeText('share', '66.67', '70.00')).toBe('-3.3 points');
  expect(changeText('perLot', '2.00', '2.00')).toBe('±0.0%');
});

test('nothing is compared with zero or with an unknown figure', () => {
  expect(changeText('money', '10.00', '0.00')).toBeNull();
  expect(changeText('share', null, '10.00')).toBeNull();
  expect(changeText('share', '10.00', null)).toBeNull();
});
