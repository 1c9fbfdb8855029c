// Opens the configured maps. Where a provider is configured, the shipped table takes over while it
// does not respond.
import { seconds, type Duration } from '@hammerdock/domain/time.ts';
import type { Config } from '../../config/config.ts';
import { ProviderUnavailableError } from '../provider.ts';
import { openGeoapify } from './geoapify/geoapify.ts';
import type { MapsGateway, Place } from './gateway.ts';
import { isOfflineId, offlineMaps } from './offline/offline-maps.ts';
import { zipCodes } from './offline/zip-codes.ts';

export interface Maps extends MapsGateway {
  /** The place of a ZIP code, for which nobody is asked; null when it is unknown. */
  findZip(zip: string): Omit<Place, 'street'> | null;
}

/** Suggestions that come later are of no use. */
const PATIENCE_MS = seconds(2);
/** How long a provider is left alone after it did not respond. */
const PAUSE_MS = seconds(30);

interface Waits {
  readonly patienceMs: Duration;
  readonly pauseMs: Duration;
}

export const openMaps = (
  { geoapify }: Pick<Config, 'geoapify'>,
  waits: Waits = { patienceMs: PATIENCE_MS, pauseMs: PAUSE_MS },
): Maps => ({
  ...(geoapify === null ? offlineMaps : withFallback(openGeoapify(geoapify), waits)),
  findZip: (zip) => zipCodes().find(zip) ?? null,
});

function withFallback(provider: MapsGateway, { patienceMs, pauseMs }: Waits): MapsGateway {
  let pausedUntil = 0;
  const suggestOnline = async (text: string, signal: AbortSignal) => {
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
      return await provider.suggest(text, limit);
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      pausedUntil = performance.now() + pauseMs;
      return null;
    }
  };
  return {
    name: provider.name,
    check: (signal) => provider.check(signal),
    suggest: async (text, signal) => {
      const found = performance.now() < pausedUntil ? null : await suggestOnline(text, signal);
      return found ?? offlineMaps.suggest(text, signal);
    },
    find: async (id, signal) => {
      if (isOfflineId(id)) return offlineMaps.find(id, signal);
      const place = await provider.find(id, signal);
      return place === null || place.zip !== '' ? place : withZip(place);
    },
  };
}

/** Maps know no ZIP code of a long street or of a city: the nearest one is taken. */
const withZip = (place: Place): Place => ({ ...place, zip: zipCodes().nearest(place)?.zip ?? '' });
