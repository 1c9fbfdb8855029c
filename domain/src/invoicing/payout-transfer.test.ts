import { describe, expect, test } from 'vitest';
import {
  mayReverseTransfer,
  TRANSFER_STATES,
  transferSteps,
  type TransferState,
  type TransferWord,
} from './payout-transfer.ts';

const WORDS: readonly TransferWord[] = ['succeeded', 'refused', 'reversed', 'reversal refused'];

describe('what the provider says of a transfer', () => {
  test.each([
    ['pending', 'succeeded', ['pay']],
    ['pending', 'refused', ['refuse']],
    ['pending', 'reversed', ['pay', 'reverse']],
    ['succeeded', 'reversed', ['reverse']],
    ['reversing', 'reversed', ['reverse']],
    ['reversing', 'reversal refused', ['refuse reversal']],
  ] as const)('%s, then %s: %o', (state, word, steps) => {
    expect(transferSteps(state, word)).toEqual(steps);
  });

  test('nothing else changes a transfer, so that repeated and late words do no harm', () => {
    const known = new Set(['pending reversal refused']);
    const quiet = TRANSFER_STATES.flatMap((state) =>
      WORDS.filter((word) => transferSteps(state, word).length === 0).map(
        (word) => `${state} ${word}`,
      ),
    ).filter((pair) => !known.has(pair));
    expect(quiet).toEqual([
      'succeeded succeeded',
      'succeeded refused',
      'succeeded reversal refused',
      ...WORDS.map((word) => `refused ${word}`),
      'reversing succeeded',
      'reversing refused',
      ...WORDS.map((word) => `reversed ${word}`),
    ]);
  });
});

test('only a transfer that was made, and of which nothing is open, can be asked back', () => {
  const refusalOf = (state: TransferState) => {
    const may = mayReverseTransfer(state);
    return may.ok ? null : may.refusal;
  };
  expect(TRANSFER_STATES.map((state) => [state, refusalOf(state)])).toEqual([
    ['pending', 'PayoutUnderWay'],
    ['succeeded', null],
    ['refused', 'PayoutNotMade'],
    ['reversing', 'PayoutUnderWay'],
    ['reversed', 'PayoutReversed'],
  ]);
});
