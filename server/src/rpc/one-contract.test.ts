// The compiler errors when server, client and contract disagree (API-03). Each example is compiled
// separately, as part of the server.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');

const IMPORTS = `
import { demo } from '@hammerdock/contract/services/demo.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler, ServiceTable } from '@hammerdock/server/src/rpc/handler.ts';
import type { Answer, Sent } from '@hammerdock/web/src/api/calls.ts';
type Get = Handler<typeof demo.getDemoRivals>;
type Table = ServiceTable<typeof demo>;
declare const table: Table;
declare const answer: Answer<'demo.getDemoRivals'>;
export const used = [ok, refused, table, answer];
`;

const PIECES = {
  'all as declared': `
    export const whole: Table = { ...table };
    export const get: Get = async () => ok({ rivals: 1, until: null });
    export const sent: Sent<'catalog.searchProducts'> = { searchtext: 'drill' };`,
  'a missing handler': `
    const { getDemoRivals } = table;
    export const short: Table = { getDemoRivals };`,
  'a handler without a declaration': `
    export const more: Table = { ...table, winEverything: table.getDemoRivals };`,
  'a wrong field in an answer': `
    export const get: Get = async () => ok({ rivals: 1, untill: null });`,
  'an undeclared refusal': `export const get: Get = async () => refused('BidTooLow');`,
  'a wrong field in what a client sends': `
    export const sent: Sent<'catalog.searchProducts'> = { serchtext: 'drill' };`,
  'a wrong type in what a client sends': `
    export const sent: Sent<'catalog.searchProducts'> = { searchtext: 7 };`,
  'a field that no answer has': `export const read = answer.nonsense;`,
  'a call that is not declared': `export const sent: Sent<'catalog.winEverything'> = {};`,
} as const;

describe('API-03 one contract for server and client', () => {
  let folder: string;
  let complaints: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const cache = path.join(root, 'node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(path.join(cache, 'one-contract-'));
    Object.values(PIECES).forEach((text, index) =>
      writeFileSync(path.join(folder, `piece${index}.ts`), `${IMPORTS}${text}\n`),
    );
    const config = {
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: { composite: false, noEmit: true, types: ['node'], lib: ['es2024', 'dom'] },
      include: ['*.ts'],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    complaints = await compile(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const names = Object.keys(PIECES) as (keyof typeof PIECES)[];
  test.each(names.slice(1))('API-03 the compiler refuses %s', (name) => {
    expect(complaints.get(`piece${names.indexOf(name)}.ts`)).toMatch(/error TS/);
  });

  test('API-03 the compiler accepts code that matches the contract', () => {
    expect(complaints.get('piece0.ts')).toBeUndefined();
  });
});

/** The compiler's errors by file. */
async function compile(folder: string): Promise<ReadonlyMap<string, string>> {
  const compiler = path.join(root, 'node_modules/.bin/tsc');
  const { stdout } = await promisify(execFile)(compiler, ['-p', folder], { cwd: folder }).catch(
    // The compiler exits with a code other than zero when it reports errors.
    (failure: { stdout: string }) => failure,
  );
  const errors = new Map<string, string>();
  for (const line of stdout.split('\n')) {
    const file = /(piece\d+\.ts)/.exec(line)?.[1];
    if (file !== undefined) errors.set(file, `${errors.get(file) ?? ''}${line}\n`);
  }
  return errors;
}
