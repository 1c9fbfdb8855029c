import * as z from 'zod';

/** A field that the specification names and the server decides (R46): accepted and ignored. */
export const ignored = z.union([z.string().max(200), z.number()]).optional();
