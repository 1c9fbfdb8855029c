// Maps that a test replaces in part.
import { openMaps, type Maps } from '../../gateways/maps/open-maps.ts';

export const fakeMaps = (parts: Partial<Maps> = {}): Maps => ({
  ...openMaps({ geoapify: null }),
  ...parts,
});
