import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf } from './code.ts';
import { plainText } from './plain-text.ts';
import { parseQuery } from './parse-query.ts';
import { editDistance, nearestWords } from './spelling.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 300 });
const word = fc.stringMatching(/^[a-z]{4,12}$/);

describe('parsing a search', () => {
  test('any text results in few, short words without punctuation', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { words, code } = parseQuery(text);
        expect(words.length).toBeLessThanOrEqual(12);
        for (const each of words) {
          expect(each).toMatch(/^[^\s'"\\&|!:*()<>%_\0]{1,40}$/u);
          expect(each.isWellFormed()).toBe(true);
        }
        expect(code ?? '0').toMatch(/^[a-z0-9]{1,60}$/);
      }),
    );
  });

  test('plain text stays as it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
    );
  });

  test('punctuation between its letters does not change a code, nor does LPN before them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[A-Z0-9]{1,4}$/), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('', ' ', '-', ' - ', '/'),
        (parts, sign) => {
          const code = codeOf(parts.join(''));
          expect(codeOf(parts.join(sign))).toBe(code);
          fc.pre(code !== null && !/^(lpn|0)/.test(code));
          expect(codeOf(`LPN${sign}${parts.join(sign)}`.toLowerCase())).toBe(code);
        },
      ),
    );
  });
});

describe('typing errors', () => {
  const mistyped = word.chain((correction) =>
    fc.record({
      correction: fc.constant(correction),
      at: fc.nat(correction.length - 2),
      letter: fc.stringMatching(/^[a-z]$/),
      kind: fc.constantFrom('missing', 'more', 'wrong', 'swapped'),
    }),
  );
  const mistype = ({
    correction,
    at,
    letter,
    kind,
  }: typeof mistyped extends fc.Arbitrary<infer T> ? T : never): string => {
    const [before, rest] = [correction.slice(0, at), correction.slice(at)];
    switch (kind) {
      case 'missing':
        return before + rest.slice(1);
      case 'more':
        return before + letter + rest;
      case 'wrong':
        return before + letter + rest.slice(1);
      case 'swapped':
        return before + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2);
    }
  };

  test('one error is a distance of at most one, in both directions, and no error is zero', () => {
    fc.assert(
      fc.property(mistyped, (given) => {
        const typed = mistype(given);
        expect(editDistance(typed, given.correction)).toBe(typed === given.correction ? 0 : 1);
        expect(editDistance(given.correction, typed)).toBe(editDistance(typed, given.correction));
      }),
    );
  });

  test('corrects a word with one error to a word that is at least as near', () => {
    fc.assert(
      fc.property(mistyped, fc.array(word, { maxLength: 20 }), (given, others) => {
        const typed = mistype(given);
        // Another first letter is no typing error.
        fc.pre(typed.length >= 4 && (given.at > 0 || given.kind !== 'wrong'));
        const known = [given.correction, ...others].map((each) => ({ word: each, lots: 1 }));
        const [corrected] = nearestWords(typed, known, 1);
        expect(corrected).toBeDefined();
        expect(editDistance(typed, corrected?.word ?? '')).toBeLessThanOrEqual(1);
      }),
    );
  });
});
