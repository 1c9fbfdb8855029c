// The interface of maps: places for a text that is being typed.
import type { Provider } from '../provider.ts';

export interface Suggestion {
  /** Names the place to the provider that has suggested it. */
  readonly id: string;
  /** As users read it. */
  readonly text: string;
}

export interface Place {
  /** With the house number where it is known; empty for a place without a street. */
  readonly street: string;
  readonly city: string;
  /** The code of a state. */
  readonly state: string;
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapsGateway extends Provider {
  /** In the United States, the likeliest first. Rejects with ProviderUnavailableError. */
  suggest(text: string, signal: AbortSignal): Promise<readonly Suggestion[]>;
  /** Null when there is no such place. Rejects with ProviderUnavailableError. */
  find(id: string, signal: AbortSignal): Promise<Place | null>;
}
