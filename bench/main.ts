// `npm run bench`: speed as ratios to a baseline in the same run. Exits non-zero when a gate is
// missed; a void row says that the machine was too restless to tell.
import { compareHotLot, compareThousandLots, runBidders, warmUp } from './bids.ts';
import { judge, tell } from './measure.ts';
import { openStage, RAISED } from './stage.ts';

const stage = await openStage();
let missed = 0;
try {
  const raised = Object.entries(RAISED).map(([name, value]) => `${name}=${value}`);
  console.log(`Increments of one cent; limits raised for the load: ${raised.join(', ')}\n`);
  await warmUp(stage);
  for (const compare of [compareHotLot, compareThousandLots]) {
    const comparison = await compare(stage);
    console.log(`${tell(comparison)}\n`);
    if (judge(comparison).verdict === 'GATE MISSED') missed += 1;
  }
  const standard = await stage.startWithDefaults();
  const { accepted, limited } = await runBidders({
    url: standard.url,
    tokens: stage.auction.bidders.slice(0, 1).map(({ token }) => token),
    lotIds: stage.auction.lotIds.slice(30, 31),
    seconds: 2,
    fromCents: 1_000,
    stepCents: 10,
  });
  await standard.stop();
  console.log(`One bidder in a hurry under the standard limits, for 2 s:`);
  console.log(`  ${accepted} bids accepted, ${limited} answered 429`);
  if (limited === 0) missed += 1;
} finally {
  await stage.close();
}
process.exitCode = missed === 0 ? 0 : 1;
