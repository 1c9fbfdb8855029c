import { describe, expect, test } from 'vitest';
import {
  ANSWER_LENGTH_MAX,
  checkAnswer,
  checkQuestion,
  holdsContactDetails,
  QUESTION_LENGTH_MAX,
} from './lot-question.ts';

describe('a public question or answer', () => {
  test.each([
    'Is model 1234567890123 the one with two doors?',
    'Does it fit 24 x 12.5 x 8 in, UPC 854004478514?',
    'Sold at $1,234.56 in 2024; is @ a knob?',
    'Is it 120-240 V?',
  ])('may say: %s', (text) => {
    expect(holdsContactDetails(text)).toBe(false);
    expect(checkQuestion(text)).toBeNull();
    expect(checkAnswer(text)).toBeNull();
  });

  test.each([
    'Write to ann@example.com',
    'ANN@EXAMPLE.COM please',
    'Call 404-555-0142',
    'Call (404) 555-0142.',
    'Call 4045550142',
    'Text +1 404 555 0142',
    'See https://example.com',
    'See www.example.com',
  ])('may not hold contact details: %s', (text) => {
    expect(holdsContactDetails(text)).toBe(true);
    expect(checkQuestion(text)).toMatch(/^Leave out/);
    expect(checkAnswer(text)).toMatch(/^Leave out/);
  });

  test('needs words, up to its length', () => {
    expect(checkQuestion(' \n ')).toBe('Required');
    expect(checkAnswer('')).toBe('Required');
    expect(checkQuestion('x'.repeat(QUESTION_LENGTH_MAX))).toBeNull();
    expect(checkQuestion('x'.repeat(QUESTION_LENGTH_MAX + 1))).toBe('At most 300 characters');
    expect(checkAnswer('x'.repeat(ANSWER_LENGTH_MAX))).toBeNull();
    expect(checkAnswer('x'.repeat(ANSWER_LENGTH_MAX + 1))).toBe('At most 1000 characters');
  });
});
