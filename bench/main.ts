// `npm run bench`: speed as ratios to a baseline in the same run. Exits non-zero when a gate is
// missed; a void row means that the machine was too noisy for a result. `npm run bench -- bids`
// runs one row.
import { benchBids } from './bids.ts';
import { writeGates, type Gate } from './gates.ts';
import { benchJudged } from './judged.ts';
import { judge, summarize, type Report, type Verdict } from './measure.ts';
import { benchPages } from './pages.ts';
import { benchPayments } from './payments/payments.ts';
import { benchPhone } from './phone/phone.ts';
import { benchScreens } from './screens.ts';
import { benchSearch } from './search.ts';
import { benchSellerImport } from './seller-import.ts';
import { benchSellerLots } from './seller-lots.ts';
import { benchSellerReports } from './seller-reports.ts';
import { benchTaps } from './phone/taps.ts';

const ROWS: Readonly<Record<string, (report: Report) => Promise<void>>> = {
  bids: benchBids,
  judged: benchJudged,
  pages: benchPages,
  payments: benchPayments,
  phone: benchPhone,
  screens: benchScreens,
  search: benchSearch,
  'seller-import': benchSellerImport,
  'seller-lots': benchSellerLots,
  'seller-reports': benchSellerReports,
  taps: benchTaps,
};

const STATUSES: Readonly<Record<Verdict['verdict'], Gate['status']>> = {
  'aim reached': 'passed',
  'gate passed': 'passed',
  'GATE MISSED': 'failed',
  void: 'pending',
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in ROWS));
if (unknown.length > 0) {
  console.error(`No such row: ${unknown.join(', ')}. There are: ${Object.keys(ROWS).join(', ')}.`);
  process.exit(2);
}

const gates: Gate[] = [];
const report: Report = {
  log: (text) => console.log(text),
  add: (comparison) => {
    console.log(`${summarize(comparison)}\n`);
    const { verdict } = judge(comparison);
    gates.push({ name: comparison.name, status: STATUSES[verdict] });
  },
  check: (name, held) => {
    if (!held) console.log(`GATE MISSED: ${name}`);
    gates.push({ name, status: held ? 'passed' : 'failed' });
  },
};
for (const [name, bench] of Object.entries(ROWS)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench(report);
}
writeGates(gates);
process.exitCode = gates.some(({ status }) => status === 'failed') ? 1 : 0;
