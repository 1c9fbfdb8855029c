import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { findMistakes, OPTIONS } from './config-options.ts';

const read = (env: Record<string, string>) => readConfig(env, { dev: false });

describe('configuration by environment', () => {
  test('OPS-05 an unknown HAMMERDOCK_ name names itself and what was meant, with its meaning', () => {
    expect(() => read({ HAMMERDOCK_PROT: '80' })).toThrow(ConfigError);
    expect(() => read({ HAMMERDOCK_PROT: '80' })).toThrow(
      'HAMMERDOCK_PROT is not an option. Did you mean HAMMERDOCK_PORT? ' +
        'HAMMERDOCK_PORT is the port the store listens on, for example HAMMERDOCK_PORT=4600.',
    );
    const [unlike = ''] = findMistakes({ HAMMERDOCK_COLOR_OF_THE_DOOR: 'red' });
    expect(unlike).toMatch(/^HAMMERDOCK_COLOR_OF_THE_DOOR is not an option\. There are: /);
    for (const [name, { means, example }] of Object.entries(OPTIONS)) {
      expect(unlike).toContain(`${name} is ${means}, for example ${name}=${example}`);
    }
  });

  test('OPS-05 a value that is not understood names itself, its meaning and an example', () => {
    expect(() => read({ HAMMERDOCK_PORT: 'eighty' })).toThrow(
      'HAMMERDOCK_PORT=eighty is not understood: ' +
        'HAMMERDOCK_PORT is the port the store listens on, for example HAMMERDOCK_PORT=4600.',
    );
  });

  test('OPS-05 a half set option names the missing half, a missing one itself', () => {
    const [mistake] = findMistakes({
      DATABASE_APP_URL: 'postgres://app@db.example.com/hammerdock',
    });
    expect(mistake).toMatch(/DATABASE_APP_URL needs DATABASE_URL too.*for example DATABASE_URL=/);
    const [token] = findMistakes({ HAMMERDOCK_ENVIRONMENT: 'production' });
    expect(token).toBe(
      'METRICS_TOKEN is missing in production: METRICS_TOKEN is the bearer token that /metrics ' +
        'asks for; needed in production, for example METRICS_TOKEN=a-long-random-word.',
    );
  });

  test('OPS-05 .env.example lists every option with its standard value, and nothing else', () => {
    const file = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const lines = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const wanted = Object.entries(OPTIONS).map(([name, { standard }]) => `${name}=${standard}`);
    expect(lines).toEqual(wanted);
  });

  test('every mistake is told at once', () => {
    expect(findMistakes({ HAMMERDOCK_PORT: 'x', HAMMERDOCK_HOTS: 'y' })).toHaveLength(2);
  });

  test('with one address, the owner takes on the roles of app and worker', () => {
    const config = read({ DATABASE_URL: 'postgres://owner@db.example.com/hammerdock' });
    expect(config.database?.app.role).toBe('hammerdock_app');
    expect(config.database?.worker.role).toBe('hammerdock_worker');
    expect(config.database?.owner.role).toBeUndefined();
  });

  test('production is not filled with demo people unless it is asked to be', () => {
    const production = { HAMMERDOCK_ENVIRONMENT: 'production', METRICS_TOKEN: 'word' };
    expect(read({}).world).toBe('demo');
    expect(read(production).world).toBe('none');
    expect(read({ ...production, HAMMERDOCK_WORLD: 'demo' }).world).toBe('demo');
  });
});
