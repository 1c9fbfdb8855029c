// Checks the production packages for known vulnerabilities: `npm run audit`. Fails on a high or
// critical one; reports when the registry gives no answer.
import { spawnSync } from 'node:child_process';
import { readAuditReport } from './supply-chain/audit-report.ts';

const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
const { stdout } = spawnSync('npm', args, { encoding: 'utf8' });
const { outcome, text } = readAuditReport(stdout);
console.log(text);
process.exitCode = outcome === 'vulnerable' ? 1 : 0;
