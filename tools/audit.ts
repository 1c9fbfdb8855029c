// Asks the registry for known vulnerabilities of the packages of production: `npm run audit`. Fails
// at a high or critical one; says so where the registry does not tell.
import { spawnSync } from 'node:child_process';
import { readAuditReport } from './supply-chain/audit-report.ts';

const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
const { stdout } = spawnSync('npm', args, { encoding: 'utf8' });
const { outcome, text } = readAuditReport(stdout);
console.log(text);
process.exitCode = outcome === 'vulnerable' ? 1 : 0;
