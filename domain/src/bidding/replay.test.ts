import { describe, expect, test } from 'vitest';
import { NOON, PLAIN_TERMS } from '../testing/scenarios.ts';
import { evolve } from './evolve.ts';
import { initialState } from './lot.ts';
import { replay } from './replay.ts';

const START = { phase: 'open', closesAt: NOON } as const;

describe('R4 replaying the log', () => {
  test('R4 an empty log results in the initial state', () => {
    expect(replay(PLAIN_TERMS, START, [])).toEqual(initialState(START));
  });

  test('R21 an extension to an earlier time does not move the close', () => {
    const log = [{ kind: 'extended', sequence: 1, at: NOON - 2, closesAt: NOON - 1 }] as const;
    expect(replay(PLAIN_TERMS, START, log)).toMatchObject({ sequence: 1, closesAt: NOON });
  });

  test('R4 an event out of sequence throws', () => {
    const late = { kind: 'lot.cancelled', sequence: 3, at: NOON } as const;
    expect(() => evolve(initialState(START), late)).toThrow('does not follow');
  });
});
