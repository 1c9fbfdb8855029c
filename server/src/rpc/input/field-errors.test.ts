import * as z from 'zod';
import { expect, test } from 'vitest';
import type { Answer } from '../../http/answer.ts';
import { describeIssue, refuseWithDetails, refuseFields } from './field-errors.ts';

const schema = z.strictObject({
  text: z.string().max(5).optional(),
  name: z.string().min(1).optional(),
  code: z.string().min(3).optional(),
  day: z.iso.datetime().optional(),
  count: z.int().min(1).max(60).optional(),
  price: z.number().positive().lt(9).optional(),
  agreed: z.boolean().optional(),
  ids: z.array(z.string()).min(1).max(2).optional(),
  kind: z.enum(['a', 'b', '']).optional(),
  one: z.literal(1).optional(),
  either: z.union([z.string(), z.number()]).optional(),
  own: z.string({ error: 'Enter Bid' }).optional(),
  nested: z.strictObject({ x: z.string() }).optional(),
});

function answerTo(input: unknown): Answer['body'] {
  const { error } = z.core.safeParse(schema, input, { error: describeIssue });
  if (error === undefined) throw new Error('the input is valid');
  return refuseFields(error, 'r1').body;
}

test.each([
  [{ text: 1 }, 'text', 'Please send text here.'],
  [{ text: '123456' }, 'text', 'Please use 5 characters or fewer.'],
  [{ name: '' }, 'name', 'This field is required.'],
  [{ code: 'a' }, 'code', 'Please enter at least 3 characters.'],
  [{ day: 'today' }, 'day', 'This is not in the expected format.'],
  [{ count: 'x' }, 'count', 'Please send a number here.'],
  [{ count: 1.5 }, 'count', 'Please send a whole number here.'],
  [{ count: 0 }, 'count', 'Please enter 1 or more.'],
  [{ count: 61 }, 'count', 'Please enter 60 or less.'],
  [{ price: 0 }, 'price', 'Please enter more than 0.'],
  [{ price: 9 }, 'price', 'Please enter less than 9.'],
  [{ agreed: 'yes' }, 'agreed', 'Please send true or false here.'],
  [{ ids: 'x' }, 'ids', 'Please send a list here.'],
  [{ ids: [] }, 'ids', 'Please choose at least 1.'],
  [{ ids: ['', '', ''] }, 'ids', 'Please choose up to 2.'],
  [{ ids: [1] }, 'ids.0', 'Please send text here.'],
  [{ kind: 'c' }, 'kind', 'Please choose one of: a, b.'],
  [{ one: 2 }, 'one', 'Only 1 can be used here.'],
  [{ either: true }, 'either', 'This value can’t be used here.'],
  [{ own: 1 }, 'own', 'Enter Bid'],
  [{ nested: {} }, 'nested.x', 'This field is required.'],
  [{ nested: { x: '', y: 1 } }, 'nested.y', 'This field is unknown.'],
  [{ toString: 1 }, 'toString', 'This field is unknown.'],
])('describes the error of %j in a sentence', (input, field, sentence) => {
  expect(answerTo(input)).toMatchObject({
    code: 'InputInvalid',
    statusText: 'Please check the marked fields.',
    fieldErrors: { [field]: sentence },
  });
});

test.each([[5], ['text'], [[]], [true]])('%j marks no field and asks for an object', (input) => {
  expect(answerTo(input)).toMatchObject({ code: 'InputUnreadable', fieldErrors: {} });
});

test('a refusal that names a field in its details marks that field', () => {
  const details = { field: 'wsprice', problem: 'Enter Bid', nextBidCents: 100 };
  expect(refuseWithDetails('InputInvalid', details, 'r1').body).toMatchObject({
    facts: { nextBidCents: 100 },
    fieldErrors: { wsprice: 'Enter Bid' },
  });
  const several = { 'field.email': 'Taken', 'field.phone': 'Taken, too', part: 'email' };
  expect(refuseWithDetails('EmailTaken', several, 'r1').body).toMatchObject({
    facts: { part: 'email' },
    fieldErrors: { email: 'Taken', phone: 'Taken, too' },
  });
  expect(refuseWithDetails('NotFound', {}, 'r1').body).toMatchObject({ fieldErrors: {} });
});
