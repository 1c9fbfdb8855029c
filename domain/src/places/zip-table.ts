// Finds places in a table of all ZIP codes, without asking anybody.
import { STATES } from '../checks/states.ts';
import { readTypedPlace, type TypedPlace } from './typed-place.ts';

export interface ZipPlace {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface ZipTable {
  find(zip: string): ZipPlace | undefined;
  /** The places that are meant most likely by a text that is still being typed. */
  search(text: string, max: number): ZipPlace[];
  /** The place of a state that is nearest to this point. */
  nearest(point: Pick<ZipPlace, 'state' | 'latitude' | 'longitude'>): ZipPlace | undefined;
}

/** The ZIP codes of one city. */
interface City {
  readonly name: string;
  readonly state: string;
  readonly places: ZipPlace[];
}

const CITY_LETTERS_MIN = 2;

/** `places` are in the order of their ZIP codes. */
export function openZipTable(places: readonly ZipPlace[]): ZipTable {
  const byZip = new Map(places.map((place) => [place.zip, place]));
  const cities = groupByCity(places);
  return {
    find: (zip) => byZip.get(zip),
    search: (text, max) => {
      for (const typed of readingsOf(readTypedPlace(text))) {
        const found = searchPlaces({ places, cities }, typed);
        if (found.length > 0) return found.slice(0, max);
      }
      return [];
    },
    nearest: (point) => findNearest(places, point),
  };
}

function groupByCity(places: readonly ZipPlace[]): City[] {
  const cities = new Map<string, City>();
  for (const place of places) {
    const name = foldCity(place.city);
    const key = `${name} ${place.state}`;
    const city = cities.get(key);
    if (city === undefined) cities.set(key, { name, state: place.state, places: [place] });
    else city.places.push(place);
  }
  return [...cities.values()];
}

/** "Los Al" may be the start of a city's name, or end with the code of a state. */
function readingsOf(typed: TypedPlace): TypedPlace[] {
  const [, city, state] = /^(.+) ([a-z]{2})$/i.exec(typed.city) ?? [];
  if (city === undefined || state === undefined || typed.state !== '') return [typed];
  return [typed, { ...typed, city, state }];
}

interface Table {
  readonly places: readonly ZipPlace[];
  readonly cities: readonly City[];
}

function searchPlaces({ places, cities }: Table, { city, state, zip }: TypedPlace): ZipPlace[] {
  const hasZip = (place: ZipPlace): boolean => place.zip.startsWith(zip);
  if (city.length < CITY_LETTERS_MIN) return zip === '' ? [] : places.filter(hasZip);
  const name = foldCity(city);
  const states = statesLike(state);
  const found = cities
    .filter((one) => one.name.startsWith(name) && states.has(one.state))
    .map((one) => ({ ...one, places: one.places.filter(hasZip) }))
    .filter((one) => one.places.length > 0)
    .toSorted((one, other) => rank(one, name) - rank(other, name) || compare(one, other));
  // The first ZIP code of each city before the others, so that no large city hides the rest.
  const firsts = found.flatMap((one) => one.places.slice(0, 1));
  return [...firsts, ...found.flatMap((one) => one.places.slice(1))];
}

const rank = (city: City, typed: string): number => (city.name === typed ? 0 : 1);

/** Large cities, which have more ZIP codes, come first. */
const compare = (one: City, other: City): number =>
  other.places.length - one.places.length || one.name.localeCompare(other.name, 'en');

function statesLike(typed: string): Set<string> {
  const start = typed.toLowerCase();
  const found = STATES.filter(({ code, name }) =>
    [code, name].some((word) => word.toLowerCase().startsWith(start)),
  );
  return new Set(found.map(({ code }) => code));
}

const LONG_WORDS: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' };

/** Without case, accents and signs; "St. Louis" is listed as "Saint Louis". */
const foldCity = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z -]/g, '')
    .replaceAll('-', ' ')
    .replace(/^(st|ft|mt) /, (word) => `${LONG_WORDS[word.trim()]} `);

function findNearest(
  places: readonly ZipPlace[],
  { state, latitude, longitude }: Pick<ZipPlace, 'state' | 'latitude' | 'longitude'>,
): ZipPlace | undefined {
  // Meridians are closer to each other in the north; within a state the earth is flat enough.
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const distance = (place: ZipPlace): number =>
    (place.latitude - latitude) ** 2 + ((place.longitude - longitude) * shrink) ** 2;
  let nearest: ZipPlace | undefined;
  for (const place of places) {
    if (place.state !== state) continue;
    if (nearest === undefined || distance(place) < distance(nearest)) nearest = place;
  }
  return nearest;
}
