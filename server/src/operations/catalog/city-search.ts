// The name of a city alone asks for all that is collected there.
import { plainText } from '@hammerdock/domain/search/plain-text.ts';
import type { Terms } from '@hammerdock/domain/search/terms.ts';
import type { Db } from '../../db/database.ts';
import { listLotsFound } from '../../store/catalog/lot-search.ts';
import { listCenters } from '../../store/pickup/centers.ts';
import {
  prepareSearch,
  readAttempts,
  type PreparedSearch,
  type SearchRequest,
} from './prepare-search.ts';

/** The centers are not read for longer texts. */
const CITY_WORDS_MAX = 4;

/** The search for all that is collected in the city that the text names; null: it names none. */
export async function readCitySearch(
  db: Db,
  request: SearchRequest,
): Promise<SearchRequest | null> {
  const text = plainText(request.searchtext);
  const isName = text !== '' && text.split(' ').length <= CITY_WORDS_MAX;
  if (!isName || request.location !== '' || request.exact === 1) return null;
  const centers = (await listCenters(db)).filter(({ city }) => plainText(city) === text);
  if (centers.length === 0) return null;
  return { ...request, searchtext: '', location: centers.map(({ slug }) => slug).join(',') };
}

/** Whether lots of the terms have the words as typed: "decanter" is no answer to "Decatur". */
export const isAsTyped = ({ corrected, dropped, parts }: Terms): boolean =>
  corrected === '' && dropped.length === 0 && !parts.some(({ isUnfinished }) => isUnfinished);

/** The first analysis of the words, or their city: other attempts are no reason for an email. */
export async function prepareSavedSearch(
  db: Db,
  request: SearchRequest,
): Promise<PreparedSearch | null> {
  const [terms] = await readAttempts(db, request);
  const asked = await prepareSearch(db, request, terms);
  const inCity = await readCitySearch(db, request);
  if (inCity === null) return asked;
  if (asked !== null && isAsTyped(terms) && (await hasLots(db, asked))) return asked;
  const [anything] = await readAttempts(db, inCity);
  return prepareSearch(db, inCity, anything);
}

const hasLots = async (db: Db, { search }: PreparedSearch): Promise<boolean> =>
  (await listLotsFound(db, { ...search, page: 1, limit: 1 })).length > 0;
