// What a user types into an address field: perhaps a street, then a city, a state or a ZIP code.

export interface TypedPlace {
  /** As typed; empty when no street was typed. */
  readonly street: string;
  readonly city: string;
  /** The start of a state's code or name. */
  readonly state: string;
  /** Three to five digits, or none. */
  readonly zip: string;
}

const ZIP_AT_END = /(?:^|\s)(\d{3,5})(?:-\d{0,4})?$/;
const ZIP = /^\d{5}(?:-\d{4})?$/;

/** A part with a digit that is not a ZIP code belongs to the street. */
export function readTypedPlace(text: string): TypedPlace {
  const typed = text.trim().replaceAll(/\s+/g, ' ');
  const parts = splitZipFromStreet(typed)
    .flatMap((each) => each.split(','))
    .map((part) => part.trim());
  const streetEnds = parts.findIndex((part) => !isOfStreet(part));
  const places = streetEnds < 0 ? [] : parts.slice(streetEnds);
  const street = parts.slice(0, parts.length - places.length).join(', ');
  return { street, ...readPlace(places) };
}

/** "2 Elm Street 30030" as a street and a ZIP code; any other text stays whole. */
function splitZipFromStreet(typed: string): readonly string[] {
  const words = typed.split(' ');
  const last = words.pop() ?? '';
  const [first = ''] = words;
  return words.length > 1 && /\d/.test(first) && ZIP.test(last) ? [words.join(' '), last] : [typed];
}

const isOfStreet = (part: string): boolean => /\d/.test(part.replace(ZIP_AT_END, ''));

/** The street of an address: a place of maps may lack the house number that was typed. */
export function streetOf(text: string, found: string): string {
  const { street } = readTypedPlace(text);
  if (found === '') return street;
  const [number] = /^\d[\w-]*/.exec(street) ?? [];
  return number === undefined || /^\d/.test(found) ? found : `${number} ${found}`;
}

function readPlace(parts: readonly string[]): Omit<TypedPlace, 'street'> {
  const zip = ZIP_AT_END.exec(parts.at(-1) ?? '')?.[1] ?? '';
  const [city = '', state = ''] = parts.map((part) => part.replace(ZIP_AT_END, ''));
  return { city, state, zip };
}
