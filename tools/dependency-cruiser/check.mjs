// `npm run check:imports`: the import rules hold for the source, and each rule detects a violation.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { rules } from './rules.mjs';

const root = path.join(import.meta.dirname, '../..');
const folders = [
  'domain/src',
  'contract/src',
  'embedded-postgres/src',
  'demo/src',
  'server/src',
  'web/src',
];

/**
 * A file, its only import, and whether a rule forbids it. No other sample has or imports the file,
 * so that all are checked at once.
 */
const samples = [
  ['domain/src/lot.ts', "import { z } from 'zod';", true],
  ['domain/src/bid.ts', "import type { Call } from '../../contract/src/services.ts';", true],
  ['contract/src/call.ts', "import pg from 'pg';", true],
  ['contract/src/lot.ts', "import { z } from 'zod';", false],
  ['contract/src/bid.ts', "import { readFile } from 'node:fs';", true],
  ['server/src/services/bids/getWon.ts', "import { a } from '../auth/signIn.ts';", true],
  ['server/src/services/bids/getLost.ts', "import fastify from 'fastify';", true],
  ['server/src/services/bids/getOpen.ts', "import { H } from '../../rpc/handler.ts';", true],
  ['server/src/services/bids/getAll.ts', "import type { H } from '../../rpc/handler.ts';", false],
  [
    'server/src/store/auctions/lots.ts',
    "import type { Lot } from '../../../../contract/src/events.ts';",
    true,
  ],
  [
    'server/src/views/auctions/lot.ts',
    "import { findBid } from '../../store/auctions/bids.ts';",
    true,
  ],
  [
    'server/src/views/auctions/bid.ts',
    "import type { BidRow } from '../../store/auctions/bids.ts';",
    false,
  ],
  ['server/src/jobs/a.ts', "import { a } from '../services/auth/signIn.ts';", true],
  ['server/src/app.ts', "const a = await import('../../demo/src/demo.ts');", true],
  ['server/src/demo-package.ts', "const a = await import('../../demo/src/demo.ts');", false],
  ['demo/src/bids.ts', "import { a } from '../../server/src/background.ts';", true],
  ['server/src/main.ts', "import { a } from '../../embedded-postgres/src/start.ts';", true],
  ['web/src/ui/button.tsx', "import { api } from '../api/client.ts';", true],
  ['web/src/ui/link.tsx', "import { Link } from '@tanstack/react-router';", true],
  ['web/src/features/bid/form.tsx', "import { x } from '../watch/menu.tsx';", true],
  ['web/src/pages/lot/page.tsx', "const x = import('../home/page.tsx');", true],
  ['web/src/pages/lot/parts.tsx', "import { x } from './gallery.tsx';", false],
  ['web/src/lib/money.ts', "import { x } from '../../../server/src/background.ts';", true],
];

const source = await check(root, folders);
for (const violation of source) console.error(describe(violation));
const forbidden = await findForbiddenSamples();
const faults = samples.filter(([file, , isForbidden]) => forbidden.has(file) !== isForbidden);
for (const [file, text] of faults) {
  console.error(`the import rules judge this sample wrongly: ${file}: ${text}`);
}
process.exitCode = source.length + faults.length > 0 ? 1 : 0;

async function check(baseDir, files) {
  const { output } = await cruise(files, {
    ...rules.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: rules.forbidden },
  });
  return output.summary.violations;
}

/** Writes the samples and what they import into an empty folder. */
async function findForbiddenSamples() {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  const write = (name, content) => {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  try {
    for (const imported of samples.flatMap(listImported)) write(imported, 'export const a = 1;');
    for (const [file, text] of samples) {
      if (existsSync(path.join(folder, file))) throw new Error(`two samples use ${file}`);
      write(file, text);
    }
    const files = samples.map(([file]) => file);
    return new Set((await check(folder, files)).map(({ from }) => from));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The file of ours or of a package that a sample imports; Node's own modules need none. */
function listImported([file, text]) {
  const [, target = ''] = /'(.*)'/.exec(text) ?? [];
  if (target.startsWith('node:')) return [];
  return target.startsWith('.')
    ? [path.join(path.dirname(file), target)]
    : [`node_modules/${target}/index.js`];
}

function describe({ rule, from, to, cycle = [] }) {
  const via = cycle.map(({ name }) => name).join(' → ');
  return `${rule.name}: ${from} imports ${via === '' ? to : via}`;
}
