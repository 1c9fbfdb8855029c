import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import type { CallError } from '../../../../api/call-error.ts';

export interface RemedyProps {
  readonly lot: LotDetail;
  /** The typed bid, to return to. */
  readonly typed: string;
  readonly refused: CallError;
  readonly onClose: () => void;
  readonly onResolved: () => void;
}
