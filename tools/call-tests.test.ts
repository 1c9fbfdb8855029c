import { services } from '@hammerdock/contract/index.ts';
import { describe, expect, test } from 'vitest';
import { isTest, makeSource, readSources } from './tidy/sources.ts';
import { proofsOfCall, readTestsOfCalls } from './traceability/call-tests.ts';

const sources = new Map(readSources().map((source) => [source.path, source]));
const SERVES_TESTS = /^server\/src\/(services|testing)\//;

describe('the tests of each call', () => {
  test('API-08 every call has a test that asserts its effect or its data, and one of a refusal', () => {
    const lacking = Object.entries(services).flatMap(([service, calls]) => {
      const folder = service.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
      const beside = [...sources.values()].filter(
        ({ path }) => path.startsWith(`server/src/services/${folder}/`) && isTest(path),
      );
      const tests = readTestsOfCalls(beside, (path) =>
        SERVES_TESTS.test(path) ? sources.get(path) : undefined,
      );
      return Object.keys(calls).flatMap((name) => {
        const { effects, refusals } = proofsOfCall(`${service}.${name}`, tests);
        return [
          ...(effects.length === 0 ? [`${service}.${name}: its effect`] : []),
          ...(refusals.length === 0 ? [`${service}.${name}: a refusal`] : []),
        ];
      });
    });
    expect(lacking, lacking.join('\n')).toEqual([]);
  });

  test('are distinguished by what they assert, also in helpers', () => {
    const find = (text: string) => {
      const source = makeSource('server/src/services/notes/a.test.ts', text);
      const tests = readTestsOfCalls([source], (path) =>
        path === source.path
          ? source
          : makeSource(path, `export const codeOfAdd = () => world.call('notes.addLotNotes');`),
      );
      const { effects, refusals } = proofsOfCall('notes.addLotNotes', tests);
      return [effects, refusals].map((found) => found.map(({ title }) => title));
    };
    const both = find(`
      import { codeOfAdd } from '../../testing/fixtures/notes.ts';
      const add = () => world.call('notes.addLotNotes', {});
      test('adds a note', async () => expect(dataOf(await add())).toEqual({}));
      test('refuses guests', async () => expect(await codeOfAdd()).toBe('SignInNeeded'));
    `);
    expect(both).toEqual([['adds a note'], ['refuses guests']]);
    const neither = find(`
      test('refuses nothing', async () => expect(await world.call('notes.addLotNotes')).toBe(1));
      test('another call', () => expect(codeOf(world.call('notes.other'))).toBe('NotFound'));
    `);
    expect(neither).toEqual([[], []]);
  });
});
