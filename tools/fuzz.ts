// The long run of the fuzz test: `npm run fuzz`, or `npm run fuzz -- 2000 7` for 2,000 inputs per
// call and role from seed 7. Takes several minutes per hundred inputs.
import { runToEnd } from './run-to-end.ts';

const [runs = '500', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
console.log(`${runs} inputs per call and role, seed ${seed}`);
process.exitCode = await runToEnd(
  'vitest',
  ['run', '--project=server', '--testTimeout=3600000', 'server/src/rpc/input/fuzz.test.ts'],
  { HAMMERDOCK_FUZZ_RUNS: runs, HAMMERDOCK_FUZZ_SEED: seed },
);
