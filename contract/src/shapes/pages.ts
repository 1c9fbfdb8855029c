import * as z from 'zod';

/** The bounds every list obeys (API-05), with how many it gives when nobody says. */
export const pagesOf = (size: number) => ({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(60).default(size),
});
