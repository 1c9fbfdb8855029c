// Suggestions while an address is typed, and whether an address fits its ZIP code.
import { checkZipDigits } from '@hammerdock/domain/checks/address.ts';
import * as z from 'zod';
import { query, type Limit } from '../call.ts';
import { checked } from '../shapes/person.ts';

/** A form of an address asks a few dozen times. */
const LOOKUPS: Limit = { max: 600, seconds: 3600, per: 'address' };

/** A signed-in caller needs no registration token. */
const asker = { registration_token: z.string().min(20).max(100).optional() };
const REFUSALS = ['RegistrationNotStarted', 'PlacesUnavailable'] as const;

const coordinates = { latitude: z.number(), longitude: z.number() };

export const places = {
  searchPlaces: query({
    group: 'common',
    access: 'guest',
    summary: 'Suggests places for an address that is being typed: a street, a city or a ZIP code.',
    input: z.strictObject({ ...asker, searchtext: z.string().trim().min(2).max(200) }),
    output: z.object({ places: z.array(z.object({ place_id: z.string(), text: z.string() })) }),
    refusals: REFUSALS,
    limit: LOOKUPS,
  }),
  getPlace: query({
    group: 'common',
    access: 'guest',
    summary: 'A suggested place with its ZIP code, latitude and longitude.',
    input: z.strictObject({ ...asker, place_id: z.string().min(1).max(500) }),
    output: z.object({
      /** Empty for a place without a street. */
      address1: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
      ...coordinates,
    }),
    refusals: [...REFUSALS, 'NotFound'],
    limit: LOOKUPS,
  }),
  isValidAddress: query({
    group: 'tax',
    access: 'guest',
    summary: 'Whether an address fits its ZIP code, and the place of that ZIP code.',
    input: z.strictObject({
      city: z.string().max(100).default(''),
      state: z.string().max(2).default(''),
      zip: checked(checkZipDigits),
    }),
    output: z.object({
      is_valid: z.boolean(),
      /** Why it does not fit; empty when it does. */
      message: z.string(),
      /** null: the ZIP code is unknown. */
      place: z
        .object({ city: z.string(), state: z.string(), zip: z.string(), ...coordinates })
        .nullable(),
    }),
    refusals: [],
    limit: LOOKUPS,
  }),
} as const;
