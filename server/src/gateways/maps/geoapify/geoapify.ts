// Suggests addresses through the API of Geoapify, which knows streets. Its results may be stored.
import * as z from 'zod';
import { ProviderUnavailableError } from '../../provider.ts';
import type { MapsGateway, Place, Suggestion } from '../gateway.ts';

export interface GeoapifyOptions {
  readonly apiUrl: string;
  readonly apiKey: string;
}

const SUGGESTIONS_MAX = 8;

const located = z.object({
  housenumber: z.string().optional(),
  street: z.string().optional(),
  city: z.string().optional(),
  state_code: z.string().optional(),
  postcode: z.string().optional(),
  lat: z.number(),
  lon: z.number(),
});
type Located = z.output<typeof located>;

const found = z.object({ results: z.array(located.extend({ place_id: z.string() })) });
const details = z.object({ features: z.array(z.object({ properties: located })) });

export function openGeoapify(options: GeoapifyOptions): MapsGateway {
  const search = async (text: string, limit: number, signal: AbortSignal) => {
    const query = { text, limit: String(limit), filter: 'countrycode:us', lang: 'en' };
    const path = '/v1/geocode/autocomplete';
    const answer = await ask(options, { path, query: { ...query, format: 'json' }, signal });
    return read(found, answer).results;
  };
  return {
    name: 'geoapify',
    check: async (signal) => void (await search('Decatur', 1, signal)),
    suggest: async (text, signal) => {
      const results = await search(text, SUGGESTIONS_MAX, signal);
      return results.flatMap((result) => suggestionOf(result) ?? []);
    },
    find: async (id, signal) => {
      const path = '/v2/place-details';
      const answer = await ask(options, { path, query: { id }, signal });
      const [first] = answer === null ? [] : read(details, answer).features;
      return first === undefined ? null : placeOf(first.properties);
    },
  };
}

/** null: larger than a city, such as a state. */
function suggestionOf(result: Located & { readonly place_id: string }): Suggestion | null {
  const { street, city, state, zip } = placeOf(result);
  if (city === '' || state === '') return null;
  const place = `${city}, ${state} ${zip}`.trim();
  return { id: result.place_id, text: street === '' ? place : `${street}, ${place}` };
}

function placeOf({ housenumber, street, city, state_code, postcode, lat, lon }: Located): Place {
  return {
    street: street === undefined ? '' : `${housenumber ?? ''} ${street}`.trim(),
    city: city ?? '',
    state: state_code ?? '',
    // Without the four digits of the route.
    zip: /^\d{5}/.exec(postcode ?? '')?.[0] ?? '',
    latitude: lat,
    longitude: lon,
  };
}

interface Question {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** null: there is no such thing. */
async function ask({ apiUrl, apiKey }: GeoapifyOptions, question: Question): Promise<unknown> {
  const { path, query, signal } = question;
  const parameters = new URLSearchParams({ ...query, apiKey });
  let response: Response;
  let answer: unknown;
  try {
    const address = `${apiUrl}${path}?${parameters.toString()}`;
    response = await fetch(address, { redirect: 'error', signal });
    answer = JSON.parse(await response.text());
  } catch {
    // The cause could contain the address, which has the key.
    throw new ProviderUnavailableError('no answer from Geoapify');
  }
  if (response.ok) return answer;
  // An id of another provider is malformed here.
  if (response.status === 400 || response.status === 404) return null;
  throw new ProviderUnavailableError(`Geoapify answered ${response.status}`);
}

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new ProviderUnavailableError('Geoapify gave an answer of another form');
}
