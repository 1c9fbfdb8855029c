import type { places } from '@hammerdock/contract/services/places.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { getPlace } from './getPlace.ts';
import { isValidAddress } from './isValidAddress.ts';
import { searchPlaces } from './searchPlaces.ts';

export const placesTable: ServiceTable<typeof places> = {
  getPlace,
  isValidAddress,
  searchPlaces,
};
