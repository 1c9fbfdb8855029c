import type { intake } from '@hammerdock/contract/services/seller/intake.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { getIntakeStart } from './getIntakeStart.ts';
import { listIntakeTargets } from './listIntakeTargets.ts';
import { saveIntakeLot } from './saveIntakeLot.ts';

export const intakeTable: ServiceTable<typeof intake> = {
  listIntakeTargets,
  getIntakeStart,
  saveIntakeLot,
};
