// Everybody's view of the store: what is on the block, and finding it.
import * as z from 'zod';
import { query } from '../call.ts';
import { listInput, lotCard, lotDetail } from '../shapes/lot.ts';

const block = z.object({
  name: z.string(),
  title: z.string(),
  /** The search that shows the whole block. */
  filters: z.record(z.string(), z.string()),
  lots: z.array(lotCard),
});

export const catalog = {
  homeProducts: query({
    group: 'mobile',
    access: 'guest',
    summary: 'The blocks of the home page: closing soon, newest, by pickup center, by category.',
    input: z.strictObject({}),
    output: z.object({ blocks: z.array(block) }),
    refusals: [],
  }),
  searchProducts: query({
    group: 'mobile',
    access: 'guest',
    summary: 'Lots that are open or soon will be, by words and filters.',
    input: z.strictObject({
      ...listInput,
      limit: z.coerce.number().int().min(1).max(60).default(12),
      searchtext: z.string().max(200).default(''),
      category_id: z.string().max(80).default(''),
      location: z.string().max(80).default(''),
      condition: z.string().max(80).default(''),
    }),
    output: z.object({ searchList: z.array(lotCard), searchCount: z.int() }),
    refusals: [],
  }),
  getProductInfo: query({
    group: 'mobile',
    access: 'guest',
    summary: 'One lot with everything its page shows.',
    input: z.strictObject({ product_id: z.string().max(80) }),
    output: lotDetail,
    refusals: ['NotFound'],
  }),
  similarProducts: query({
    group: 'mobile',
    access: 'guest',
    summary: 'Other lots of the same kind that are open or soon will be.',
    input: z.strictObject({
      product_id: z.string().max(80),
      limit: z.coerce.number().int().min(1).max(12).default(5),
    }),
    output: z.object({ similarList: z.array(lotCard) }),
    refusals: ['NotFound'],
  }),
} as const;
