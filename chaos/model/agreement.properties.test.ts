import { decide } from '@hammerdock/domain/bidding/decide.ts';
import { entryOf, evolve } from '@hammerdock/domain/bidding/evolve.ts';
import { history } from '@hammerdock/domain/bidding/history.ts';
import { initialState, nextBidCents } from '@hammerdock/domain/bidding/lot.ts';
import { replay } from '@hammerdock/domain/bidding/replay.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { findDisagreement } from './agreement.ts';
import { scripts } from './script.ts';

const engine = { decide, evolve, entryOf, history, initialState, nextBidCents, replay };

test('BID-08 the engine, its folded log and the second model agree after every attempt', () => {
  fc.assert(
    fc.property(scripts, (script) => {
      expect(findDisagreement(engine, script)).toBeNull();
    }),
    { numRuns: 3000 },
  );
}, 60_000);
