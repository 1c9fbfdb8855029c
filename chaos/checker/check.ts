import type { RunRecord } from './operation.ts';
import type { Violation, World } from './world.ts';

import { checkAnswers } from './answers.ts';
import { checkInvoices } from './invoice-faults.ts';
import { checkLog } from './log-faults.ts';
import { checkSightings } from './sighting-faults.ts';

/**
 * Holds what clients were told against what the database says after a storm (I1 to I6, I12). The
 * bidding itself is judged by the second model, so nothing here knows the engine.
 */
export function checkRun(record: RunRecord, world: World): Violation[] {
  return [
    ...checkAnswers(record.operations, world.lots),
    ...world.lots.flatMap(checkLog),
    ...checkInvoices(world),
    ...checkSightings(record.sightings, world.lots),
  ];
}
