// The outcome of a change of many drafts.
import type { ChangedLots } from '@hammerdock/contract/shapes/seller/changed-lots.ts';
import { wireFieldsOf } from '@hammerdock/contract/shapes/seller/seller-lot-fields.ts';
import type { FieldProblem } from '@hammerdock/contract/shapes/seller-lot.ts';
import type { DraftLotFields, FieldFault } from '@hammerdock/domain/catalog/draft-lot.ts';
import { viewFaults } from './seller-lot.ts';

interface Outcome {
  readonly lotId: string;
  readonly version: number | null;
  readonly before: {
    readonly auctionId?: string | null;
    readonly fields: Partial<DraftLotFields>;
  };
  readonly isStale: boolean;
  readonly faults: readonly FieldFault[];
  readonly auctionProblem: string | null;
}

export const viewChangedLots = (outcomes: readonly Outcome[]): ChangedLots => ({
  written: outcomes.every(({ version }) => version !== null) ? 1 : 0,
  lotList: outcomes.map((outcome) => {
    const problems = viewProblems(outcome);
    const fault = problems.length > 0 ? 'invalid' : null;
    const { auctionId, fields } = outcome.before;
    return {
      lot_id: outcome.lotId,
      version: outcome.version,
      before: {
        ...(auctionId === undefined ? {} : { auction_id: auctionId }),
        fields: wireFieldsOf(fields),
      },
      fault: outcome.isStale ? 'changed' : fault,
      problems,
    };
  }),
});

export const viewProblems = ({
  faults,
  auctionProblem,
}: Pick<Outcome, 'faults' | 'auctionProblem'>): FieldProblem[] => [
  ...(auctionProblem === null ? [] : [{ field: 'auction', problem: auctionProblem }]),
  ...viewFaults(faults),
];
