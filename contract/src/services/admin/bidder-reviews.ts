// Calls of the bidding service by which administrators answer requests and reviews.
import * as z from 'zod';
import { command, query } from '../../call.ts';
import { plainListInput } from '../../shapes/list-input.ts';
import { kycStatus } from '../../shapes/person.ts';
import { amount } from '../../shapes/money.ts';

export const bidderReviews = {
  approveBidLimitRequest: command({
    group: 'user',
    access: 'admin',
    summary: 'Approves or declines a request for a higher bid limit; audited.',
    input: z.strictObject({ id: z.string().max(80), approve: z.boolean().default(true) }),
    output: z.object({ approved: z.boolean() }),
    refusals: ['NotFound'],
    successMessage: 'Your decision was sent.',
  }),
  listBidLimitRequests: query({
    group: 'custom',
    access: 'admin',
    summary: 'Requests for a higher bid limit that are not answered yet, oldest first.',
    input: z.strictObject({}),
    output: z.object({
      requests: z.array(
        z.object({
          id: z.string(),
          username: z.string(),
          email: z.string(),
          kyc_status: kycStatus,
          current_limit: amount.nullable(),
          requested: amount,
          requested_at: z.iso.datetime(),
        }),
      ),
    }),
    refusals: [],
  }),
  listIdentityChecks: query({
    group: 'custom',
    access: 'admin',
    summary:
      'The latest identity check of each user who began one, the newest first; `search` finds ' +
      'any user by a part of the username or email (AUTH-15).',
    input: z.strictObject({
      search: z.string().trim().max(100).default(''),
      ...plainListInput(20),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: z.object({
      /** Whether this store checks identities. */
      is_on: z.boolean(),
      users: z.array(
        z.object({
          user_id: z.string(),
          username: z.string(),
          email: z.string(),
          kyc_status: kycStatus,
          begun_at: z.iso.datetime().nullable(),
          decided_at: z.iso.datetime().nullable(),
        }),
      ),
      count: z.int(),
    }),
    refusals: [],
  }),
  listRetractionReviews: query({
    group: 'custom',
    access: 'admin',
    summary: 'Bidders with too many retracted bids, who wait for an approval to bid again (R68).',
    input: z.strictObject({}),
    output: z.object({
      reviews: z.array(
        z.object({
          user_id: z.string(),
          username: z.string(),
          email: z.string(),
          retractions: z.array(
            z.object({
              product_id: z.string(),
              title: z.string(),
              reason: z.string(),
              retracted_at: z.iso.datetime(),
            }),
          ),
        }),
      ),
    }),
    refusals: [],
  }),
  approveRetractions: command({
    group: 'custom',
    access: 'admin',
    summary: 'Lets a bidder bid again after a review of the retracted bids; audited (R68).',
    input: z.strictObject({ user_id: z.string().max(80) }),
    output: z.object({ approved: z.boolean() }),
    refusals: ['NotFound'],
    successMessage: 'The bidder can bid again.',
  }),
} as const;
