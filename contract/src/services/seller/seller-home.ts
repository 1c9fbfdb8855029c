// The first page of the seller console.
import * as z from 'zod';
import { query } from '../../call.ts';

export const sellerHome = {
  listSellers: query({
    group: 'seller',
    access: 'admin',
    summary: 'The sellers that an admin may act for, by name.',
    input: z.strictObject({}),
    output: z.object({ sellerList: z.array(z.object({ id: z.string(), name: z.string() })) }),
    refusals: [],
  }),
} as const;
