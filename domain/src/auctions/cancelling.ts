// Who may withdraw a lot or cancel an auction (R63).
import { ok, refused, type Result } from '../result.ts';

export const CANCEL_REASON_MAX = 300;

interface Cancelling {
  readonly isAdmin: boolean;
  /** Bids in advance and retracted ones included. */
  readonly lotsWithBids: number;
}

/** Once there are bids, only an admin may. */
export const mayCancel = ({ isAdmin, lotsWithBids }: Cancelling): Result<void, 'LotHasBids'> =>
  isAdmin || lotsWithBids === 0 ? ok(undefined) : refused('LotHasBids', { lots: lotsWithBids });
