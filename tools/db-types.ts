// Writes server/src/db/schema.gen.ts from a migrated database: `node tools/db-types.ts ADDRESS`.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const target = 'server/src/db/schema.gen.ts';
const mapping = JSON.stringify({ int8: 'Integer8', timestamptz: 'Moment' });
const url = process.argv[2];
if (url === undefined) throw new Error('name the database: node tools/db-types.ts DATABASE_URL');

execFileSync(
  'kysely-codegen',
  ['--url', url, '--camel-case', '--dialect', 'postgres', '--type-mapping', mapping].concat(
    '--exclude-pattern',
    'graphile_worker.*',
    '--out-file',
    target,
    '--log-level',
    'error',
  ),
  { stdio: 'inherit' },
);
// The generator imports custom types only for single columns, so the import is added here.
const text = fs.readFileSync(target, 'utf8');
const imports = "import type { Integer8, Moment } from './columns.ts';\n";
fs.writeFileSync(
  target,
  text.replace('import type { ColumnType }', `${imports}import type { ColumnType }`),
);
