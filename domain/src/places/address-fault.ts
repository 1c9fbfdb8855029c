import { STATES } from '../checks/states.ts';
import type { Complaint } from '../checks/check.ts';

interface Located {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/**
 * What contradicts the ZIP code of an address, whose place is null when nobody knows it. The city
 * may have another name, since a ZIP code covers several.
 */
export function findAddressFault(
  address: { readonly state: string; readonly zip: string },
  place: Located | null,
): Complaint {
  if (place === null) return `We don’t know ZIP code ${address.zip}`;
  if (address.state === '' || address.state === place.state) return null;
  const state = STATES.find(({ code }) => code === place.state)?.name ?? place.state;
  return `ZIP code ${place.zip} is in ${place.city}, ${state}`;
}
