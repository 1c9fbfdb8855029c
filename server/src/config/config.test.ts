import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { findMistakes, OPTIONS } from './options.ts';

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

  test('NAV-07: the footer’s social links are one https address for each network, or none', () => {
    const links = ['https://www.facebook.com/example', 'https://instagram.com/example'];
    expect(read({}).socialLinks).toEqual([]);
    expect(read({ HAMMERDOCK_SOCIAL_LINKS: ` ${links.join(' , ')},` }).socialLinks).toEqual(links);
    for (const wrong of [
      'http://facebook.com/a',
      'https://example.com/a',
      `${links[0]},${links[0]}`,
    ]) {
      expect(() => read({ HAMMERDOCK_SOCIAL_LINKS: wrong })).toThrow(ConfigError);
    }
  });

  test('OPS-05 a half set option names the missing half, a missing one itself', () => {
    const half = { DATABASE_APP_URL: 'postgres://app@db.internal/hammerdock' };
    expect(() => read(half)).toThrow(
      /DATABASE_APP_URL needs DATABASE_URL too.*for example DATABASE_URL=/,
    );
    expect(() => read({ HAMMERDOCK_ENVIRONMENT: 'production' })).toThrow(
      /^HAMMERDOCK_SECRET is missing in production: .*, for example HAM/m,
    );
  });

  test('what may hold a password is named, never repeated', () => {
    const given = {
      DATABASE_URL: 'mysql://owner:hunter2@db.example.com',
      DATABASE_APP_URL: 'app:hunter2@db.example.com',
      REDIS_URL: 'http://:hunter2@redis.example.com',
    };
    const mistakes = findMistakes(given);
    expect(mistakes.map((mistake) => mistake.split(':')[0])).toEqual(
      Object.keys(given).map((name) => `${name} is not understood`),
    );
    expect(mistakes.join()).not.toContain('hunter2');
  });

  test.each([
    'redis://localhost',
    'redis://:secret@10.0.0.7:6380/2',
    'rediss://hammerdock:s%2Fcret@redis.example.com:6379/',
    'redis://[::1]:6379',
  ])('REDIS_URL may be %s, beside a database that several nodes share', (url) => {
    const DATABASE_URL = 'postgres://owner@db.example.com/hammerdock';
    const env = { HAMMERDOCK_ENVIRONMENT: 'development', DATABASE_URL, REDIS_URL: url };
    expect(read(env).redisUrl).toBe(url);
    expect(() => read({ REDIS_URL: url })).toThrow(
      /^REDIS_URL needs DATABASE_URL too: .* for example DATABASE_URL=/,
    );
  });

  test.each(['localhost:6379', 'http://localhost', 'redis://', 'redis://a:port', 'redis://a/b'])(
    'REDIS_URL may not be %s',
    (url) => expect(findMistakes({ DATABASE_URL: 'postgres://a', REDIS_URL: url })).toHaveLength(1),
  );

  test('OPS-05 .env.example lists every option with its standard value, and nothing else', () => {
    const file = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const lines = file.split('\n');
    const listed = lines.filter((line) => /^#[A-Z0-9_]+=/.test(line));
    const wanted = Object.entries(OPTIONS).map(([name, { standard }]) => `#${name}=${standard}`);
    expect(listed).toEqual(wanted);
    expect(file).toMatch(/^# .*\n/);
    // A copy of it sets nothing until a line is uncommented (SF3).
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });

  test('OPS-05 a former option is refused with the options that replaced it', () => {
    const [mistake, ...more] = findMistakes({ HAMMERDOCK_MESSAGES: 'outbox' });
    expect(more).toEqual([]);
    expect(mistake).toMatch(/^HAMMERDOCK_MESSAGES is not an option\. It was replaced by /);
    expect(mistake).toMatch(/ by HAMMERDOCK_EMAIL and HAMMERDOCK_SMS: .* HAMMERDOCK_SMS=\w+\.$/);
  });

  test('OPS-05 a secret that is not understood is not repeated', () => {
    const mistakes = findMistakes({
      HAMMERDOCK_SECRET: 'too-short',
      DATABASE_URL: 'postgers://owner:hunter2@db.example.com/hammerdock',
    });
    expect(mistakes).toHaveLength(2);
    expect(mistakes[0]).toMatch(/^HAMMERDOCK_SECRET is not understood: .*, for example HAM/);
    expect(mistakes.join()).not.toMatch(/too-short|hunter2/);
  });

  test('all mistakes are reported together', () => {
    expect(findMistakes({ HAMMERDOCK_PORT: 'x', HAMMERDOCK_HOTS: 'y' })).toHaveLength(2);
  });

  test('with one address, the owner takes on the roles of app and worker', () => {
    const config = read({
      HAMMERDOCK_ENVIRONMENT: 'development',
      DATABASE_URL: 'postgres://owner@db.example.com/hammerdock',
    });
    expect(config.database?.app.role).toBe('hammerdock_app');
    expect(config.database?.worker.role).toBe('hammerdock_worker');
    expect(config.database?.owner.role).toBeUndefined();
  });
});
