// Sellers that the caller follows (KEEP-05), by their handle on the lot page.
import * as z from 'zod';
import { command, query } from '../call.ts';
import { ignored } from '../shapes/ignored.ts';
import { wholeListInput } from '../shapes/list-input.ts';
import { flag, typedFlag } from '../shapes/person.ts';

const seller_id = z.string({ error: 'Required' }).max(80);
const RATING_MAX = 5;

const follower = z.object({
  seller_id: z.string(),
  name: z.string(),
  follows: flag,
  /** The caller's rating of the seller; the highest by default. */
  rating: z.int(),
});

export const following = {
  addFollower: command({
    group: 'mobile',
    access: 'buyer',
    summary: 'Follows a seller with 1, unfollows with 0.',
    input: z.strictObject({
      seller_id,
      follows: typedFlag.default(1),
      rating: z.coerce.number().int().min(1).max(RATING_MAX).default(RATING_MAX),
    }),
    output: follower,
    refusals: ['NotFound', 'OwnShop', 'ImpersonatorMayNot'],
    successText: ({ follows, name }) => `${follows === 1 ? 'Following' : 'Unfollowed'} ${name}.`,
  }),
  listFollowedSellers: query({
    group: 'mobile',
    access: 'buyer',
    summary: 'Sellers whom the caller follows, by name, each with the number of its lots.',
    input: z.strictObject(wholeListInput),
    output: z.object({
      /** `lots`: open and upcoming. */
      followedList: z.array(follower.extend({ lots: z.int() })),
    }),
    refusals: [],
  }),
  getFollower: query({
    group: 'mobile',
    access: 'buyer',
    summary: 'Whether the caller follows a seller.',
    input: z.strictObject({ seller_id, follows: ignored, rating: ignored }),
    output: follower,
    refusals: ['NotFound'],
  }),
} as const;
