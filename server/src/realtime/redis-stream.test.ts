import { afterEach, describe, expect, test } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { openFakeRedisServer, type FakeRedisServer } from '../testing/fakes/fake-redis-server.ts';
import { openRedisStream, type RedisStream } from './redis-stream.ts';

describe('the Redis stream', () => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  });
  const openServer = async (password = ''): Promise<FakeRedisServer> => {
    const redis = await openFakeRedisServer(password);
    closers.push(() => redis.close());
    return redis;
  };
  const open = async (url: string): Promise<{ stream: RedisStream; changes: string[] }> => {
    const changes: string[] = [];
    const stream = await openRedisStream(url, {
      onDown: (cause) => changes.push(`down: ${cause.message}`),
      onUp: () => changes.push('up'),
    });
    closers.push(() => stream.close());
    return { stream, changes };
  };
  const errorOf = async (url: string): Promise<string> => {
    const reason: unknown = await open(url).catch((error: unknown) => error);
    expect(reason).toBeInstanceOf(ConfigError);
    return reason instanceof Error ? reason.message : '';
  };

  test('an unreachable server at the start fails with its host and the meaning of REDIS_URL', async () => {
    const redis = await openServer();
    await redis.become('refuses');
    const { host } = new URL(redis.url);
    const message = await errorOf(redis.url.replace('//', '//hammerdock:hunter2@'));
    expect(message).toContain(`Redis does not answer at ${host} (`);
    expect(message).toContain('ECONNREFUSED');
    expect(message).toMatch(/REDIS_URL is a Redis 5\+ .* for example REDIS_URL=rediss:\/\//);
    expect(message).not.toContain('hunter2');
  });

  test('a server that accepts the connection and never answers fails the start within seconds', async () => {
    const redis = await openServer();
    await redis.become('hangs');
    expect(await errorOf(redis.url)).toContain('no answer for');
  });

  test('a wrong password is reported as such, without the password', async () => {
    const redis = await openServer('right');
    const { host } = new URL(redis.url);
    expect((await open(redis.url)).stream.isUp()).toBe(true);
    const wrong = await errorOf(`redis://:hunter2@${host}`);
    expect(wrong).toMatch(/WRONGPASS invalid username-password pair/);
    expect(wrong).not.toContain('hunter2');
    expect(await errorOf(`redis://${host}`)).toMatch(/NOAUTH/);
    // The rejected connections are closed; the two of the first stream remain.
    await expect.poll(() => redis.countConnections()).toBe(2);
  });

  test('R39 an interruption and its end are each reported once; publishing meanwhile fails immediately', async () => {
    const redis = await openServer();
    const { stream, changes } = await open(redis.url);
    await redis.become('refuses');
    await expect.poll(() => stream.isUp()).toBe(false);
    await expect(stream.publish('something')).rejects.toThrow('The client is offline');
    await expect(stream.ping()).rejects.toThrow('The client is offline');
    await redis.become('answers');
    await expect.poll(() => stream.isUp()).toBe(true);
    await stream.ping();
    expect(changes).toEqual([expect.stringMatching(/^down: /), 'up']);
    expect(stream.countInterruptions()).toBe(1);
  });

  test('R39 a server that hangs counts as down once publishing times out', async () => {
    const redis = await openServer();
    const { stream, changes } = await open(redis.url);
    await redis.become('hangs');
    await expect(stream.publish('something')).rejects.toThrow('no answer');
    expect(stream.isUp()).toBe(false);
    // Without asking it.
    await expect(stream.publish('something')).rejects.toThrow('does not answer');
    await redis.become('answers');
    await expect.poll(() => stream.isUp()).toBe(true);
    await stream.publish('something');
    expect(changes).toEqual(['down: Redis does not answer', 'up']);
  });
});
