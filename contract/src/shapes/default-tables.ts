// The lists of `getDefault` that section 3 of the specification names.
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import * as z from 'zod';
import { bidForm } from './bid.ts';
import { banner } from './catalog.ts';
import { location } from './location.ts';
import { notification } from './notification.ts';
import { specifiedLotFields } from './specified-lot.ts';

export const category = z.object({ id: z.string(), name: z.string(), section: z.string() });
export const state = z.object({ code: z.string(), name: z.string() });

const option = z.object({ id: z.string(), name: z.string() });

/** A list without data in this store: users state none of it. */
const none = z.array(option).max(0);

export const BIDDING_PLAN = bidForm.bidplan.unwrap().value;
export const BIDDING_TYPES = bidForm.bidding_type.unwrap().options;
export const EVENT_TYPE = specifiedLotFields.auctiontype.value;

export const defaultTables = z.object({
  categories: z.array(category),
  /** The categories below the upper level of the menu, which is their section. */
  sub_categories: z.array(z.object({ ...option.shape, category: z.string() })),
  /** The sellers with published auctions, by their handles and trade names (R48). */
  organizations: z.array(option),
  business_categories: none,
  /** The store sells in the United States only, which have no VAT. */
  vat_registrations: none,
  notifications: z.array(notification),
  /** The zone of all times that screens and messages show. */
  time_zones: z.array(option),
  event_types: z.array(z.object({ id: z.literal(EVENT_TYPE), name: z.string() })),
  locations: z.array(location),
  /** Those of open and upcoming lots. */
  conditions: z.array(z.string()),
  /** All that a lot may have. */
  condition_types: z.array(z.enum(CONDITIONS)),
  ui_settings: z.object({
    date_format: z.literal('MM-DD-YYYY'),
    time_format: z.literal('h:mm a'),
    currency: z.literal('USD'),
    /** Addresses of the store's profiles on social networks. */
    social_links: z.array(z.string()),
    /** Which test providers the store uses, for the notice on every page (R71). */
    test_store: z.object({ payments: z.boolean(), emails: z.boolean(), texts: z.boolean() }),
  }),
  /** The choices of forms. */
  dropdown_data: z.object({
    states: z.array(state),
    countries: z.array(state),
    exp_months: z.array(z.string()),
    exp_years: z.array(z.string()),
  }),
  /** The only plan bids up to the user's maximum, or once at a hard amount. */
  bidding_plans: z.array(
    z.object({
      id: z.literal(BIDDING_PLAN),
      bidding_types: z.array(z.enum(BIDDING_TYPES)),
    }),
  ),
  /** Only those that are active. */
  home_banners: z.array(banner),
  /** The questions of the page /faq; both texts are sanitized HTML. */
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type DefaultTables = z.output<typeof defaultTables>;
