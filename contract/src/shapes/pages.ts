import * as z from 'zod';

/** The limits of every list (API-05), with the default page size. */
export const pagesOf = (size: number) => ({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(60).default(size),
});
