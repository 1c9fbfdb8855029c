import { expect, test } from 'vitest';
import { elsewhereText } from './visit.tsx';

test('the desk names the centers where a buyer’s other lots wait', () => {
  const smyrna = { center: 'Smyrna', count: 2 };
  expect(elsewhereText([], false)).toBeNull();
  expect(elsewhereText([smyrna], false)).toBe('2 lots waiting at Smyrna.');
  expect(elsewhereText([{ ...smyrna, count: 1 }], true)).toBe('1 more lot waiting at Smyrna.');
  expect(elsewhereText([smyrna, { center: 'Athens', count: 1 }], false)).toBe(
    '2 lots waiting at Smyrna, 1 lot waiting at Athens.',
  );
});
