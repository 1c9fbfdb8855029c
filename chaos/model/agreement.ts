import { isDeepStrictEqual } from 'node:util';

import type { Engine } from './engine.ts';
import type { Script } from './script.ts';
import type { Attempt } from './terms.ts';

import { attemptOn, beginLot, rowsShown, stateShown } from './engine.ts';
import { begin, judgeNext } from './model.ts';
import { visibleState } from './accepted-log.ts';
import { spell } from './script.ts';

export interface Disagreement {
  readonly about: string;
  readonly attempts: readonly Attempt[];
  readonly engine: unknown;
  readonly model: unknown;
}

/** Runs a script on the engine and on the model, and returns their first difference. */
export function findDisagreement(engine: Engine, script: Script): Disagreement | null {
  const { terms, initial } = script;
  let lot = beginLot(engine, terms, initial);
  let acceptedLog = begin(terms, initial);
  const attempts: Attempt[] = [];
  for (const line of script.lines) {
    const last = attempts.at(-1)?.at ?? 0;
    const attempt = spell(line, { terms, state: visibleState(acceptedLog), at: last });
    attempts.push(attempt);
    const next = judgeNext(acceptedLog, attempt);
    const { judgement } = next;
    const answer = attemptOn(engine, lot, attempt);
    acceptedLog = next.acceptedLog;
    lot = answer.lot;
    const refusal = answer.refusal;
    const replayed = engine.replay(lot.terms, initial, lot.log);
    const isExplained = judgement.refusals.some((reason) => reason === refusal);
    const answered = refusal === null ? [] : isExplained ? judgement.refusals : [refusal];
    const pairs: readonly (readonly [about: string, engine: unknown, model: unknown])[] = [
      ['the answer', answered, judgement.refusals],
      ['the state', stateShown(engine, lot), judgement.state],
      [
        'the state folded from the log',
        stateShown(engine, { ...lot, state: replayed }),
        judgement.state,
      ],
      ['the history', rowsShown(engine, lot), judgement.history],
      [
        'the log',
        withoutNames(lot.log),
        withoutNames(acceptedLog.entries.map(({ entry }) => entry)),
      ],
    ];
    const difference = pairs.find(([, actual, expected]) => !isDeepStrictEqual(actual, expected));
    if (difference !== undefined) {
      return { about: difference[0], attempts, engine: difference[1], model: difference[2] };
    }
  }
  return null;
}

/** The engine's bidderId is the model's bidder; otherwise the logs must be the same. */
function withoutNames(log: readonly object[]): unknown[] {
  return log.map((entry) => {
    const { bidderId, bidder, ...rest }: { bidderId?: unknown; bidder?: unknown } = { ...entry };
    return { ...rest, by: bidderId ?? bidder };
  });
}
