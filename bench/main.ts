// `npm run bench`: speed as ratios to a baseline in the same run. Exits non-zero when a gate is
// missed; a void row says that the machine was too restless to tell. `npm run bench -- bids` runs
// this row alone.
import { benchBids } from './bids.ts';
import { judge, tell, type Report } from './measure.ts';
import { benchPages } from './pages.ts';
import { benchPhone } from './phone.ts';
import { benchScreens } from './screens.ts';
import { benchSearch } from './search.ts';

const ROWS: Readonly<Record<string, (report: Report) => Promise<void>>> = {
  bids: benchBids,
  pages: benchPages,
  phone: benchPhone,
  screens: benchScreens,
  search: benchSearch,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in ROWS));
if (unknown.length > 0) {
  console.error(`No such row: ${unknown.join(', ')}. There are: ${Object.keys(ROWS).join(', ')}.`);
  process.exit(2);
}

let missed = 0;
const report: Report = {
  say: (text) => console.log(text),
  add: (comparison) => {
    console.log(`${tell(comparison)}\n`);
    if (judge(comparison).verdict === 'GATE MISSED') missed += 1;
  },
  miss: (why) => {
    console.log(`GATE MISSED: ${why}`);
    missed += 1;
  },
};
for (const [name, bench] of Object.entries(ROWS)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench(report);
}
process.exitCode = missed === 0 ? 0 : 1;
