// S25: the schema of each field of a call takes little time for 100 kB of hostile text.
import { findSlowTexts } from '@hammerdock/domain/testing/hostile-texts.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { services } from './index.ts';

const FIELDS = new Map<z.core.$ZodType, string>();
for (const [service, calls] of Object.entries(services)) {
  for (const [call, { input }] of Object.entries<{ input: z.core.$ZodType }>(calls)) {
    if (!(input instanceof z.ZodObject)) throw new TypeError(`${service}.${call} takes no object`);
    const fields = Object.entries<z.core.$ZodType>(input.shape);
    for (const [field, schema] of fields) FIELDS.set(schema, `${service}.${call} ${field}`);
  }
}

describe('S25 a field of a call', () => {
  test.each(Array.from(FIELDS, ([schema, name]) => [name, schema] as const))(
    '%s is checked in little time',
    (_name, schema) => {
      const parse = (text: string) => [
        z.safeParse(schema, text),
        z.safeParse(schema, [text]),
        z.safeParse(schema, { 0: text }),
      ];
      expect(findSlowTexts(parse)).toEqual([]);
    },
  );
});
