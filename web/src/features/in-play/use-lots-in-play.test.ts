import { expect, test } from 'vitest';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { idsToUpdate } from './use-lots-in-play.ts';

test('the next open lots are updated live, however many results come before them', () => {
  const results = Array.from({ length: 60 }, (_, place) =>
    sampleLotInPlay({ id: `closed ${place}`, market_status: 'sold' }),
  );
  const open = Array.from({ length: 60 }, (_, place) =>
    sampleLotInPlay({ id: `open ${place}`, market_status: 'open' }),
  );
  const ids = idsToUpdate([...results, ...open]);
  expect(ids).toHaveLength(40);
  expect([ids.at(0), ids.at(-1)]).toEqual(['open 0', 'open 39']);
});
