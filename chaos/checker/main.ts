// node chaos/checker/main.ts <run.jsonl> <database url>: prints each violation, in order.
import { readFile } from 'node:fs/promises';
import { argv } from 'node:process';

import { Client } from 'pg';

import { checkRun } from './check.ts';
import { readRunRecord } from './operation.ts';
import { readWorld } from './read-world.ts';

const [file, address] = argv.slice(2);
if (file === undefined || address === undefined) {
  throw new Error('usage: node chaos/checker/main.ts <run.jsonl> <database url>');
}
const record = readRunRecord(await readFile(file, 'utf8'));
const client = new Client(address);
await client.connect();
await client.query('begin isolation level repeatable read read only');
const world = await readWorld(client);
await client.end();
const violations = checkRun(record, world);
for (const { invariant, lot, message } of violations)
  console.log(`${invariant} ${lot}: ${message}`);
const seen = `${record.operations.length} operations, ${world.lots.length} lots`;
console.log(`${seen}, ${violations.length} violations`);
if (violations.length > 0) process.exitCode = 1;
