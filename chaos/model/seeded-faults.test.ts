import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Disagreement } from './agreement.ts';
import type { Engine } from './engine.ts';
import type { SeededFault } from './seeded-fault.ts';

import { findDisagreement } from './agreement.ts';
import { scripts } from './script.ts';
import { seededFaults } from './seeded-faults.ts';

const domain = join(import.meta.dirname, '../../domain/src');
let copies = '';

beforeAll(async () => {
  copies = await mkdtemp(join(tmpdir(), 'seeded-faults-'));
});

afterAll(async () => {
  await rm(copies, { recursive: true });
});

describe('the second model of bidding', { timeout: 60_000 }, () => {
  test('agrees with an unchanged copy of the engine', async () => {
    const engine = await loadEngine(await copyEngine('unchanged'));
    expect(searchDisagreement(engine)).toBeNull();
  });

  test.each(seededFaults)('detects: $name', async (fault) => {
    const engine = await loadEngine(await copyEngine(fault.name, fault));
    expect(searchDisagreement(engine)).not.toBeNull();
  });

  test('has at least twenty different seeded faults', () => {
    expect(new Set(seededFaults.map(({ name }) => name)).size).toBe(seededFaults.length);
    expect(seededFaults.length).toBeGreaterThanOrEqual(20);
  });
});

/**
 * The seed is fixed, so that every run gives the same result. An engine that only throws does not
 * count as detected, because then the model proves nothing.
 */
function searchDisagreement(engine: Engine): Disagreement | null {
  let found: Disagreement | null = null;
  const property = fc.property(scripts, (script) => {
    found = findDisagreement(engine, script);
    return found === null;
  });
  fc.check(property, { seed: 20_261_121, numRuns: 4000, endOnFailure: true });
  return found;
}

async function copyEngine(name: string, fault?: SeededFault): Promise<string> {
  const copy = join(copies, name.replaceAll(/\W+/g, '-'));
  await cp(domain, copy, { recursive: true, filter: isEngineText });
  await writeFile(join(copy, 'package.json'), '{ "type": "module" }');
  if (fault !== undefined) {
    const path = join(copy, 'bidding', fault.file);
    const parts = (await readFile(path, 'utf8')).split(fault.right);
    expect(parts, `${fault.file} holds the text to replace once`).toHaveLength(2);
    await writeFile(path, parts.join(fault.wrong));
  }
  return join(copy, 'bidding');
}

function isEngineText(path: string): boolean {
  return !/\.test\.ts$|\/(testing|checks)$/.test(path);
}

async function loadEngine(bidding: string): Promise<Engine> {
  const load = async (file: string): Promise<Engine> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy of the engine's text
    return (await import(/* @vite-ignore */ pathToFileURL(join(bidding, file)).href)) as Engine;
  };
  const { decide } = await load('decide.ts');
  const { evolve, entryOf } = await load('evolve.ts');
  const { history } = await load('history.ts');
  const { initialState, nextBidCents } = await load('lot.ts');
  const { replay } = await load('replay.ts');
  return { decide, evolve, entryOf, history, initialState, nextBidCents, replay };
}
