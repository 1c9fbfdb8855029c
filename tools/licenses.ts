// Writes docs/licenses.md: `node tools/licenses.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLicenses, renderLicenses } from './supply-chain/licenses.ts';
import { readLockedPackages } from './supply-chain/lock-file.ts';
import { root } from './tracked-files.ts';

const text = renderLicenses(listLicenses(readLockedPackages()));
writeFileSync(join(root, 'docs/licenses.md'), text);
