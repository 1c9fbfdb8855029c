// The long run of the random faults of payments and transfers: `npm run faults`, or
// `npm run faults -- 200 7` for 200 runs of each from seed 7. A thousand take about 30 minutes.
import { runToEnd } from './run-to-end.ts';

const [runs = '1000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
console.log(`${runs} runs, seed ${seed}`);
process.exitCode = await runToEnd(
  'vitest',
  ['run', '--project=processes', 'chaos/faults/random-'],
  { HAMMERDOCK_FAULT_RUNS: runs, HAMMERDOCK_FAULT_SEED: seed },
);
