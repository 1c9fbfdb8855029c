import * as z from 'zod';

/** The name of a template, once for each seller. */
export const templateName = z
  .string({ error: 'Enter a name' })
  .trim()
  .min(1, { error: 'Enter a name' })
  .max(80, { error: 'Maximum 80 characters' });
