// A payout by a transfer of the payment provider (R58): from the intent to what the provider says
// of it, which may be late, repeated, or of a reversal that was not asked for here.
import { ok, refused, type Result } from '../result.ts';

/** 'reversing': the provider is asked to take it back. */
export const TRANSFER_STATES = [
  'pending',
  'succeeded',
  'refused',
  'reversing',
  'reversed',
] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** Why a transfer was not made, for good. */
export const TRANSFER_PROBLEMS = ['account not ready', 'balance too low', 'refused'] as const;
export type TransferProblem = (typeof TRANSFER_PROBLEMS)[number];

/** 'reversal refused': the seller's balance does not cover a reversal. */
export type TransferWord = 'succeeded' | 'refused' | 'reversed' | 'reversal refused';

/** What is recorded and booked. */
export type TransferStep = 'pay' | 'refuse' | 'reverse' | 'refuse reversal';

/** The steps from a state to what the provider says; none where it says nothing new. */
export function transferSteps(state: TransferState, word: TransferWord): readonly TransferStep[] {
  switch (state) {
    case 'pending':
      return FIRST[word];
    case 'reversing':
      return word === 'reversed'
        ? ['reverse']
        : word === 'reversal refused'
          ? ['refuse reversal']
          : [];
    case 'succeeded':
      return word === 'reversed' ? ['reverse'] : [];
    case 'refused':
    case 'reversed':
      return [];
  }
}

const FIRST: Readonly<Record<TransferWord, readonly TransferStep[]>> = {
  succeeded: ['pay'],
  refused: ['refuse'],
  reversed: ['pay', 'reverse'],
  'reversal refused': [],
};

export type TransferReversalRefusal = 'PayoutUnderWay' | 'PayoutNotMade' | 'PayoutReversed';

/** Whether an admin may ask for the transfer back. */
export function mayReverseTransfer(state: TransferState): Result<null, TransferReversalRefusal> {
  switch (state) {
    case 'succeeded':
      return ok(null);
    case 'pending':
    case 'reversing':
      return refused('PayoutUnderWay');
    case 'refused':
      return refused('PayoutNotMade');
    case 'reversed':
      return refused('PayoutReversed');
  }
}
