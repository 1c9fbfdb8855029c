// What the random runs of payments and transfers share.
import fc from 'fast-check';
import type { Emulator, EmulatorFaults } from '../stripe/emulator.ts';

const RUNS = Number(process.env['HAMMERDOCK_FAULT_RUNS'] ?? 20);
const FIRST_SEED = Number(process.env['HAMMERDOCK_FAULT_SEED'] ?? 1);
/** A comparison reads the whole list of the provider, so a store serves some runs only. */
const RUNS_PER_STORE = 20;

/** One for each store. */
export const SEEDS: readonly number[] = Array.from(
  { length: Math.ceil(RUNS / RUNS_PER_STORE) },
  (_, store) => FIRST_SEED + store,
);

/** The error is part of the report, because a stored log holds no causes. */
export const runOf = (seed: number) => ({
  numRuns: RUNS_PER_STORE,
  seed,
  endOnFailure: true,
  includeErrorInReport: true,
});

const FAULTS = {
  none: {},
  'loses responses': { loseResponses: true },
  'loses responses to commands': { loseCommandResponses: true },
  'is down': { isDown: true },
  'answers with half a response': { garble: true },
} satisfies Record<string, EmulatorFaults>;

const NO_FAULT = {
  loseResponses: false,
  loseCommandResponses: false,
  isDown: false,
  garble: false,
};

export const fault = fc
  .constantFrom(...Object.keys(FAULTS))
  .map((name) => ({ fault: name as keyof typeof FAULTS }));

/** From now on the provider fails in this way only. */
export function setFault({ faults }: Emulator, name: keyof typeof FAULTS): void {
  Object.assign(faults, NO_FAULT, FAULTS[name]);
}
