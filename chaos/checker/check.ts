import type { RunRecord } from './operation.ts';
import type { Violation, World } from './world.ts';

import { checkAnswers } from './answers.ts';
import { checkInvoices } from './invoice-faults.ts';
import { checkLog } from './log-faults.ts';
import { checkObservations } from './observation-faults.ts';

/**
 * Checks what clients were answered against the database after a run (I1 to I6, I12). The second
 * model judges the bidding, so nothing here depends on the engine.
 */
export function checkRun(record: RunRecord, world: World): Violation[] {
  return [
    ...checkAnswers(record.operations, world.lots),
    ...world.lots.flatMap(checkLog),
    ...checkInvoices(world),
    ...checkObservations(record.observations, world.lots),
  ];
}
