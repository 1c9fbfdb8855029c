import type { Kind } from '../scene/kind.ts';
import * as cartons from './cartons.ts';
import * as seats from './seats.ts';

const families = { ...cartons, ...seats };

/** Kinds by the name their pictures carry: `airFryer` is `air-fryer`. */
export const kinds: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries(families)
    .filter((entry): entry is [string, Kind] => typeof entry[1] === 'object')
    .map(([name, made]) => [name.replaceAll(/[A-Z]/g, (one) => `-${one.toLowerCase()}`), made]),
);
