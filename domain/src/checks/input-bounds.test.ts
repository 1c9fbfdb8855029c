import { describe, expect, test } from 'vitest';
import { findInputFault, INPUT_BOUNDS } from './input-bounds.ts';

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

describe('SF9 the limits of any input', () => {
  test.each([
    ['a NUL', { name: 'a\u0000b' }, { reason: 'characters', field: 'name' }],
    ['half a character', { name: 'a\ud800b' }, { reason: 'characters', field: 'name' }],
    [
      'a NUL deeper inside',
      { to: [{ name: '\u0000' }] },
      { reason: 'characters', field: 'to.0.name' },
    ],
    ['a NUL in a field name', { 'a\u0000': 1 }, { reason: 'characters', field: '' }],
    [
      'half a character in a field name',
      { to: { '\udc00': 1 } },
      { reason: 'characters', field: 'to' },
    ],
    ['33 levels', nested(33), { reason: 'size', field: '0.0.0.0' }],
    [
      'a long text',
      { name: 'x'.repeat(INPUT_BOUNDS.textLength + 1) },
      { reason: 'size', field: 'name' },
    ],
    ['a long field name', { ['x'.repeat(201)]: 1 }, { reason: 'size', field: '' }],
    [
      'a long list',
      { ids: Array.from({ length: 1001 }, () => 1) },
      { reason: 'size', field: 'ids' },
    ],
    [
      'many values',
      Array.from({ length: 10 }, () => Array.from({ length: 600 }, () => 1)),
      { reason: 'size', field: '' },
    ],
    [
      'much text',
      Array.from({ length: 3 }, () => 'x'.repeat(110_000)),
      { reason: 'size', field: '0' },
    ],
    [
      'much text in field names',
      Object.fromEntries(
        Array.from({ length: 1000 }, (_, n) => [`${n}`.padEnd(200, 'x'), 'y'.repeat(200)]),
      ),
      { reason: 'size', field: expect.any(String) },
    ],
  ])('%s is an error', (_, input, fault) => {
    expect(findInputFault(input)).toEqual(fault);
  });

  test.each([
    ['32 levels', nested(32)],
    ['the longest text', { name: 'x'.repeat(INPUT_BOUNDS.textLength) }],
    ['the longest field name', { ['x'.repeat(200)]: 1 }],
    ['the longest list', { ids: Array.from({ length: 1000 }, () => 1) }],
    ['the most text', Array.from({ length: 3 }, () => 'x'.repeat(99_999))],
    ['nothing', undefined],
    ['emoji, tabs and lines', { name: 'José 🛠️\t\r\n' }],
    ['numbers and null', { a: 1, b: null, c: true, d: [] }],
  ])('%s is no error', (_, input) => expect(findInputFault(input)).toBeNull());

  test('values of an opaque class are not traversed', () => {
    class ReceivedFile {
      path = '\u0000';
    }
    const isOpaque = (value: object) => value instanceof ReceivedFile;
    expect(findInputFault({ file: new ReceivedFile() }, isOpaque)).toBeNull();
    expect(findInputFault({ file: new ReceivedFile() })).not.toBeNull();
  });

  test('the traversal ends at the first violation, however large the input is', () => {
    let entered = 0;
    const wide = Array.from({ length: 900 }, () => Array.from({ length: 900 }, () => 1));
    const isOpaque = () => {
      entered += 1;
      return false;
    };
    expect(findInputFault(wide, isOpaque)).toEqual({ reason: 'size', field: '' });
    expect(entered).toBeLessThan(INPUT_BOUNDS.values);
  });
});
