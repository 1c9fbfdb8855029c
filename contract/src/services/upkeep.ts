// What admins keep in order: the pages of text, and the sign on the door.
import * as z from 'zod';
import { command, query } from '../call.ts';

const editablePage = z.object({
  page_id: z.int(),
  slug: z.string(),
  title: z.string(),
  /** As it was written: facts in braces, not yet cleaned; to be edited, never to be shown. */
  source: z.string(),
  version: z.int(),
});

export const upkeep = {
  listStaticPages: query({
    group: 'custom',
    access: 'admin',
    summary: 'The pages of text as they are edited, and the facts that may stand in them.',
    input: z.strictObject({}),
    output: z.object({ pages: z.array(editablePage), facts: z.array(z.string()) }),
    refusals: [],
  }),
  saveStaticPage: command({
    group: 'custom',
    access: 'admin',
    summary: 'Changes a page of text. A new version of the terms is put before everybody (R62).',
    input: z.strictObject({
      page_id: z.int(),
      title: z.string().trim().min(1, { error: 'Required' }).max(120),
      source: z.string().trim().min(1, { error: 'Required' }).max(100_000),
      /** The version that was edited. */
      version: z.int(),
    }),
    output: z.object({ version: z.int() }),
    refusals: ['NotFound', 'PageChanged'],
    says: 'The page is saved',
  }),
  setMaintenance: command({
    group: 'custom',
    access: 'admin',
    summary: 'Closes the store for a while, or opens it again; lots get their time back (R64).',
    input: z.strictObject({
      enabled: z.boolean(),
      message: z.string().trim().max(500).default(''),
    }),
    output: z.object({ enabled: z.boolean(), message: z.string() }),
    refusals: [],
  }),
} as const;
