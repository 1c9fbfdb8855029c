// Inputs generated from a call's own schema: valid ones, and the same with one error.
import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod';
import { HOSTILE_VALUES } from './hostile-values.ts';

/** Values that are valid in the test store, by field name. */
export type Corpus = Readonly<Record<string, readonly unknown[]>>;

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

const TEXT_MAX = 60;
const ITEMS_MAX = 5;

export function inputsOf(schema: z.core.$ZodType, corpus: Corpus): Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const valid = valueOf(described, '', corpus);
  return fc.oneof({ weight: 2, arbitrary: valid }, { weight: 3, arbitrary: valid.chain(mutated) });
}

function valueOf(schema: JsonSchema, field: string, corpus: Corpus): Arbitrary<unknown> {
  const made = madeOf(schema, field, corpus);
  const known = corpus[field];
  if (known === undefined) return made;
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: made },
  );
}

function madeOf(schema: JsonSchema, field: string, corpus: Corpus): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) {
    return fc.oneof(...schema.anyOf.map((each) => valueOf(each, field, corpus)));
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.length === 0) return fc.jsonValue({ maxDepth: 1 });
  return fc.oneof(...types.map((type) => typedValue(type, schema, field, corpus)));
}

function typedValue(
  type: string,
  schema: JsonSchema,
  field: string,
  corpus: Corpus,
): Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return objectOf(schema, corpus);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, field, corpus), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? ITEMS_MAX, ITEMS_MAX),
      });
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: lowest(schema), max: highest(schema) });
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 2000 }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
      );
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

const lowest = ({ minimum }: JsonSchema): number => Math.max(minimum ?? 0, -(2 ** 31));
const highest = ({ maximum }: JsonSchema): number => Math.min(maximum ?? 100, 2 ** 31 - 1);

function objectOf(schema: JsonSchema, corpus: Corpus): Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {});
  const model = Object.fromEntries(
    fields.map(([name, nested]) => [name, valueOf(nested, name, corpus)]),
  );
  return fc.record(model, { requiredKeys: [...(schema.required ?? [])] });
}

function textOf({ pattern, minLength = 0, maxLength = TEXT_MAX }: JsonSchema): Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, TEXT_MAX)) };
  return fc.oneof(fc.string(bounds), fc.string({ ...bounds, unit: 'grapheme' }));
}

/** Replaces one value by a hostile one, drops a field, or adds an unknown one. */
function mutated(input: unknown): Arbitrary<unknown> {
  const fields = typeof input === 'object' && input !== null ? Object.keys(input) : [];
  const hostile = fc.constantFrom(...HOSTILE_VALUES);
  const added = fc
    .tuple(fc.constantFrom(...EXTRA_KEYS), hostile)
    .map(([name, value]) => ({ ...asRecord(input), [name]: value }));
  if (fields.length === 0) return fc.oneof(added, hostile);
  const name = fc.constantFrom(...fields);
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(name, hostile)
        .map(([at, value]) => ({ ...asRecord(input), [at]: value })),
    },
    { weight: 2, arbitrary: name.map((at) => without(asRecord(input), at)) },
    { weight: 2, arbitrary: added },
    { weight: 1, arbitrary: hostile },
  );
}

export const EXTRA_KEYS = [
  'is_admin',
  'role',
  'user_id',
  'buyerid',
  'seller_id',
  'id',
  'price',
  'balance',
  'credit',
  'email_verified',
  'tax_exempt',
  'constructor',
  'prototype',
  'toString',
] as const;

const asRecord = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null ? { ...input } : {};

const without = (input: Record<string, unknown>, name: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([each]) => each !== name));
