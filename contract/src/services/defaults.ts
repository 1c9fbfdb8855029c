// What every screen starts from; all of it is data, so that two screens cannot disagree (R44).
import * as z from 'zod';
import { query, queryViaGet } from '../call.ts';
import { category, defaultTables, state } from '../shapes/default-tables.ts';
import { location } from '../shapes/location.ts';
import { amount } from '../shapes/money.ts';

const increment = z.object({ from: amount, step: amount });

export const defaults = {
  getDefault: queryViaGet({
    group: 'common',
    access: 'guest',
    summary: 'Tables, settings and increments that every screen starts from.',
    input: z.strictObject({}),
    output: z.object({
      tableValues: defaultTables,
      variables: z.object({
        country_code: z.string(),
        appVersion: z.string(),
        buyerpremium: z.string(),
        buyerpremium_minimum: amount,
        extbidding: z.int(),
        max_saved_cards: z.int(),
        terms_version: z.int(),
      }),
      features: z.record(z.string(), z.boolean()),
      languages: z.array(z.object({ code: z.string(), name: z.string() })),
      /** The texts of the refusals, by name. */
      phrases: z.record(z.string(), z.string()),
      allBidIncrements: z.array(increment),
      bidIncrementDefault: increment,
      maintanenceData: z.object({ enabled: z.boolean(), message: z.string() }),
    }),
    refusals: [],
  }),
  getStates: queryViaGet({
    group: 'common',
    access: 'guest',
    summary: 'The states of an address.',
    input: z.strictObject({}),
    output: z.object({ state_list: z.array(state) }),
    refusals: [],
  }),
  getLocations: queryViaGet({
    group: 'common',
    access: 'guest',
    summary: 'The pickup centers with their opening hours.',
    input: z.strictObject({}),
    output: z.object({ locations: z.array(location) }),
    refusals: [],
  }),
  getCategories: queryViaGet({
    group: 'common',
    access: 'guest',
    summary: 'The categories, by section.',
    input: z.strictObject({}),
    output: z.object({ categories: z.array(category) }),
    refusals: [],
  }),
  getStaticPageContent: query({
    group: 'common',
    access: 'guest',
    summary: 'A page of text by its number (4 is the terms) or its address.',
    input: z.strictObject({ page_id: z.union([z.int(), z.string().max(80)]) }),
    output: z.object({
      page_id: z.int(),
      slug: z.string(),
      title: z.string(),
      /** Sanitized; safe to show as it is. */
      html: z.string(),
      version: z.int(),
    }),
    refusals: ['NotFound'],
  }),
} as const;
