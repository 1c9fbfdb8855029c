// `npm run check:imports`: the import rules hold for the source, and each rule detects a violation.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** A file, its only import, and whether a rule forbids it. */
const samples = [
  ['domain/src/lot.ts', "import { z } from 'zod';", true],
  ['domain/src/lot.ts', "import type { Call } from '../../contract/src/call.ts';", true],
  ['contract/src/call.ts', "import pg from 'pg';", true],
  ['contract/src/call.ts', "import { z } from 'zod';", false],
  ['contract/src/call.ts', "import { readFile } from 'node:fs';", true],
  ['server/src/services/bids/getWon.ts', "import { a } from '../auth/signIn.ts';", true],
  ['server/src/services/bids/getWon.ts', "import fastify from 'fastify';", true],
  ['server/src/services/bids/getWon.ts', "import { H } from '../../rpc/handler.ts';", true],
  ['server/src/services/bids/getWon.ts', "import type { H } from '../../rpc/handler.ts';", false],
  [
    'server/src/store/auctions/lots.ts',
    "import type { Lot } from '../../../../contract/src/lot.ts';",
    true,
  ],
  [
    'server/src/views/auctions/lot.ts',
    "import { findLot } from '../../store/auctions/lots.ts';",
    true,
  ],
  [
    'server/src/views/auctions/lot.ts',
    "import type { LotRow } from '../../store/auctions/lots.ts';",
    false,
  ],
  ['server/src/jobs/a.ts', "import { a } from '../services/bids/getWon.ts';", true],
  ['server/src/app.ts', "const a = await import('../../demo/src/demo.ts');", true],
  ['server/src/demo-package.ts', "const a = await import('../../demo/src/demo.ts');", false],
  ['demo/src/demo.ts', "import { a } from '../../server/src/app.ts';", true],
  ['server/src/app.ts', "import { a } from '../../embedded-postgres/src/start.ts';", true],
  ['web/src/ui/button.tsx', "import { api } from '../api/client.ts';", true],
  ['web/src/ui/button.tsx', "import { Link } from '@tanstack/react-router';", true],
  ['web/src/features/bid/form.tsx', "import { x } from '../watch/menu.tsx';", true],
  ['web/src/pages/lot/page.tsx', "const x = import('../home/page.tsx');", true],
  ['web/src/pages/lot/page.tsx', "import { x } from './gallery.tsx';", false],
  ['web/src/lib/money.ts', "import { x } from '../../../server/src/app.ts';", true],
];

const source = await check(root, folders);
for (const violation of source) console.error(describe(violation));
const faults = [];
for (const [file, text, isForbidden] of samples) {
  const found = await checkSample(file, text);
  if (found.length > 0 !== isForbidden) faults.push(`${file}: ${text}`);
}
for (const fault of faults) console.error(`the import rules judge this sample wrongly: ${fault}`);
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

/** Writes the file and what it imports into an empty folder. */
async function checkSample(file, text) {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  const [, target = ''] = /'(.*)'/.exec(text) ?? [];
  const imported = target.startsWith('.')
    ? path.join(path.dirname(file), target)
    : `node_modules/${target}/index.js`;
  try {
    const files = target.startsWith('node:') ? [] : [[imported, 'export const a = 1;']];
    for (const [name, content] of [...files, [file, text]]) {
      mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    }
    return await check(folder, [file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function describe({ rule, from, to, cycle = [] }) {
  const via = cycle.map(({ name }) => name).join(' → ');
  return `${rule.name}: ${from} imports ${via === '' ? to : via}`;
}
