import type { ReturnOf } from '@hammerdock/contract/call.ts';
import type { demo } from '@hammerdock/contract/services/demo.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { RivalPeriod } from '../../store/bidding/rivals.ts';

type Rivals = ReturnOf<typeof demo.getDemoRivals>;

export function viewRivals({ until, now }: RivalPeriod): Rivals {
  if (until === null || until <= now) return { rivals: 0, until: null };
  return { rivals: 1, until: toIso(until) };
}
