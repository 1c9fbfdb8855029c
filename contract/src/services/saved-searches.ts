// Saved searches (KEEP-03): to repeat, and to get emails about new lots.
import { checkSearchTitle } from '@hammerdock/domain/checks/search-title.ts';
import { oneLine } from '@hammerdock/domain/text/one-line.ts';
import * as z from 'zod';
import { command, commandOnce, query } from '../call.ts';
import { plainListInput } from '../shapes/list-input.ts';
import { checked, flag, typedFlag } from '../shapes/person.ts';

const PAGE_SIZE = 15;

const id = z.string({ error: 'Required' }).max(80);
const title = checked(checkSearchTitle).transform(oneLine);
/** The query string of the search page, without its "?". */
const searchtext = z
  .string()
  .max(1000)
  .transform((text) => oneLine(text).replace(/^\?/, ''));
const category_id = z.string().max(400).transform(oneLine);

const savedSearch = z.object({
  id: z.string(),
  title: z.string(),
  searchtext: z.string(),
  category_id: z.string(),
  date_added: z.iso.datetime(),
  /** 1: an email is sent when new lots match. */
  mail: flag,
});

export const savedSearches = {
  getSavedSearch: query({
    group: 'mobile',
    access: 'buyer',
    summary: 'The caller’s saved searches, newest first.',
    input: z.strictObject({
      ...plainListInput(PAGE_SIZE),
      /** Only the one that is saved with this query. */
      searchtext: searchtext.optional(),
    }),
    output: z.object({ savedSearchList: z.array(savedSearch), savedSearchCount: z.int() }),
    refusals: [],
  }),
  getSavedSearchById: query({
    group: 'mobile',
    access: 'buyer',
    summary: 'One of the caller’s saved searches.',
    input: z.strictObject({ id }),
    output: z.object({ savedSearchInfo: savedSearch }),
    refusals: ['NotFound'],
  }),
  addSavedSearch: commandOnce({
    group: 'mobile',
    access: 'buyer',
    summary:
      'Saves a search under a title; one that is saved already gets this title and these emails.',
    input: z.strictObject({
      title,
      searchtext,
      category_id: category_id.default(''),
      mail: typedFlag.default(0),
    }),
    output: z.object({ savedSearchInfo: savedSearch }),
    refusals: ['SavedSearchLimitReached', 'ImpersonatorMayNot'],
    successMessage: 'Your search was saved.',
  }),
  updateSavedSearch: command({
    group: 'mobile',
    access: 'buyer',
    summary:
      'Renames a saved search, or switches its emails; fields that are not sent stay unchanged.',
    input: z.strictObject({
      id,
      title,
      searchtext: searchtext.optional(),
      category_id: category_id.optional(),
      mail: typedFlag.optional(),
    }),
    output: z.object({ savedSearchInfo: savedSearch }),
    refusals: ['NotFound', 'ImpersonatorMayNot'],
    successMessage: 'Your search was updated.',
  }),
  deleteSavedSearch: command({
    group: 'mobile',
    access: 'buyer',
    summary: 'Deletes a saved search.',
    input: z.strictObject({ id }),
    output: z.object({}),
    refusals: ['NotFound', 'ImpersonatorMayNot'],
    successMessage: 'Your search was deleted.',
  }),
  muteSavedSearch: command({
    group: 'mobile',
    access: 'guest',
    summary: 'Stops the emails about a saved search, by the link in each of them.',
    input: z.strictObject({ token: z.string().max(200) }),
    output: z.object({ title: z.string() }),
    refusals: ['MuteLinkInvalid'],
    limit: { max: 30, seconds: 3600, per: 'address' },
    successMessage: 'You won’t get any more emails about this search.',
  }),
} as const;
