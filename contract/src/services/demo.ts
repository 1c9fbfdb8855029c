// The demo store's own switch: rival bidders, so that visitors can try a live auction (OPS-03).
import * as z from 'zod';
import { command, queryViaGet } from '../call.ts';
import { flag, typedFlag } from '../shapes/person.ts';

const rivals = z.object({
  /** 1 while rivals bid. */
  rivals: flag,
  /** When they stop automatically. */
  until: z.iso.datetime().nullable(),
});

export const demo = {
  getDemoRivals: queryViaGet({
    group: 'custom',
    access: 'guest',
    summary: 'Whether rivals bid in this demo store; refused in any other store.',
    input: z.strictObject({}),
    output: rivals,
    refusals: ['NotFound'],
  }),
  switchDemoRivals: command({
    group: 'custom',
    access: 'guest',
    summary: 'Lets rivals bid in this demo store for an hour, or stops them.',
    input: z.strictObject({ rivals: typedFlag }),
    output: rivals,
    refusals: ['NotFound'],
    limit: { max: 20, seconds: 60, per: 'address' },
  }),
} as const;
