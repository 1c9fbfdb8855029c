// What admins maintain: static pages, maintenance, an auction's increments.
import { isIncrementTable } from '@hammerdock/domain/bidding/increments.ts';
import * as z from 'zod';
import { command, query } from '../call.ts';
import { amount, typedAmount } from '../shapes/money.ts';

const editablePage = z.object({
  page_id: z.int(),
  slug: z.string(),
  title: z.string(),
  /** As written, with placeholders in braces and not sanitized; for editing, never for display. */
  source: z.string(),
  version: z.int(),
});

const ROWS_MAX = 50;
const SOURCE_MAX = 100_000;

/** R5: the increment from each price on; the rows ascend. */
const incrementTable = z
  .array(z.strictObject({ from: typedAmount, step: typedAmount }))
  .max(ROWS_MAX)
  .transform((rows) => rows.map(({ from, step }) => ({ fromCents: from, stepCents: step })))
  .refine(isIncrementTable, {
    error: 'Each row needs a higher price than the one above and an increment of at least one cent',
  });

export const upkeep = {
  listStaticPages: query({
    group: 'custom',
    access: 'admin',
    summary: 'The static pages as they are edited, and the placeholders they may contain.',
    input: z.strictObject({}),
    output: z.object({ pages: z.array(editablePage), facts: z.array(z.string()) }),
    refusals: [],
  }),
  previewStaticPage: query({
    group: 'custom',
    access: 'admin',
    summary: 'A text as its page will show it: placeholders filled in, unsafe HTML removed.',
    input: z.strictObject({ source: z.string().max(SOURCE_MAX) }),
    output: z.object({ html: z.string() }),
    refusals: [],
  }),
  saveStaticPage: command({
    group: 'custom',
    access: 'admin',
    summary: 'Changes a static page. A new version of the terms is shown to all users (R62).',
    input: z.strictObject({
      page_id: z.int(),
      title: z.string().trim().min(1, { error: 'Required' }).max(120),
      source: z.string().trim().min(1, { error: 'Required' }).max(SOURCE_MAX),
      /** The version that was edited. */
      version: z.int(),
    }),
    output: z.object({ version: z.int() }),
    refusals: ['NotFound', 'PageChanged'],
    successMessage: 'The page is saved',
  }),
  setMaintenance: command({
    group: 'custom',
    access: 'admin',
    summary: 'Starts or ends maintenance; lots are extended afterwards (R64).',
    input: z.strictObject({
      enabled: z.boolean(),
      message: z.string().trim().max(500).default(''),
    }),
    output: z.object({ enabled: z.boolean(), message: z.string() }),
    refusals: [],
  }),
  saveBidIncrements: command({
    group: 'custom',
    access: 'admin',
    summary: 'Gives an auction a separate increment table, until it is published (R55).',
    input: z.strictObject({
      auction_number: z.coerce.number().int().positive(),
      increments: incrementTable,
    }),
    output: z.object({
      auction_number: z.int(),
      increments: z.array(z.object({ from: amount, step: amount })),
    }),
    refusals: ['NotFound', 'AuctionPublished'],
    successMessage: 'The increments are saved',
  }),
} as const;
