// Maps without a network: cities and ZIP codes from a shipped table, no streets.
import { readTypedPlace } from '@hammerdock/domain/places/typed-place.ts';
import type { ZipPlace } from '@hammerdock/domain/places/zip-table.ts';
import type { MapsGateway } from '../gateway.ts';
import { zipCodes } from './zip-codes.ts';

const SUGGESTIONS_MAX = 6;
const ID_START = 'zip:';

export const isOfflineId = (id: string): boolean => id.startsWith(ID_START);

export const offlineMaps: MapsGateway = {
  name: 'offline',
  check: () => {
    if (zipCodes().find('30030') === undefined) throw new Error('the ZIP codes cannot be read');
    return Promise.resolve();
  },
  suggest: (text) => {
    const { street } = readTypedPlace(text);
    const found = zipCodes().search(text, SUGGESTIONS_MAX);
    return Promise.resolve(
      found.map((place) => ({ id: `${ID_START}${place.zip}`, text: describe(street, place) })),
    );
  },
  find: (id) => {
    const place = isOfflineId(id) ? zipCodes().find(id.slice(ID_START.length)) : undefined;
    return Promise.resolve(place === undefined ? null : { street: '', ...place });
  },
};

/** With the street that was typed, as the address that is meant. */
const describe = (street: string, { city, state, zip }: ZipPlace): string =>
  `${street === '' ? '' : `${street}, `}${city}, ${state} ${zip}`;
