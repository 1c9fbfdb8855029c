import { afterEach, describe, expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { openRedisStandIn, type RedisStandIn } from '../testing/redis-stand-in.ts';
import { openRedis, type RedisLine } from './redis.ts';

describe('a line to Redis', () => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  });
  const standIn = async (password = ''): Promise<RedisStandIn> => {
    const redis = await openRedisStandIn(password);
    closers.push(() => redis.close());
    return redis;
  };
  const open = async (url: string): Promise<{ line: RedisLine; told: string[] }> => {
    const told: string[] = [];
    const line = await openRedis(url, {
      onBreak: (cause) => told.push(`gone: ${cause.message}`),
      onMend: () => told.push('back'),
    });
    closers.push(() => line.close());
    return { line, told };
  };
  const refusalOf = async (url: string): Promise<string> => {
    const reason: unknown = await open(url).catch((error: unknown) => error);
    expect(reason).toBeInstanceOf(ConfigError);
    return reason instanceof Error ? reason.message : '';
  };

  test('who cannot be reached at the start is named, with what REDIS_URL is', async () => {
    const redis = await standIn();
    await redis.become('refuses');
    const { host } = new URL(redis.url);
    const said = await refusalOf(redis.url.replace('//', '//hammerdock:hunter2@'));
    expect(said).toContain(`Redis does not answer at ${host} (`);
    expect(said).toContain('ECONNREFUSED');
    expect(said).toMatch(/REDIS_URL is a Redis 5\+ .* for example REDIS_URL=rediss:\/\//);
    expect(said).not.toContain('hunter2');
  });

  test('who takes the call and says nothing is given up within seconds', async () => {
    const redis = await standIn();
    await redis.become('hangs');
    expect(await refusalOf(redis.url)).toContain('no answer for');
  });

  test('a wrong password is told as such, without the password', async () => {
    const redis = await standIn('right');
    const { host } = new URL(redis.url);
    expect((await open(redis.url)).line.isUp()).toBe(true);
    const wrong = await refusalOf(`redis://:hunter2@${host}`);
    expect(wrong).toMatch(/WRONGPASS invalid username-password pair/);
    expect(wrong).not.toContain('hunter2');
    expect(await refusalOf(`redis://${host}`)).toMatch(/NOAUTH/);
    // Whoever was turned away is gone: the two of the first line are left.
    await expect.poll(() => redis.countConnections()).toBe(2);
  });

  test('R39 a break is told once, as is its end; meanwhile nobody who speaks waits', async () => {
    const redis = await standIn();
    const { line, told } = await open(redis.url);
    await redis.become('refuses');
    await expect.poll(() => line.isUp(), { timeout: 5000 }).toBe(false);
    const asked = performance.now();
    await expect(line.say('something')).rejects.toThrow();
    await expect(line.ping()).rejects.toThrow();
    expect(performance.now() - asked).toBeLessThan(500);
    await redis.become('answers');
    await expect.poll(() => line.isUp(), { timeout: 5000 }).toBe(true);
    await line.ping();
    expect(told).toEqual([expect.stringMatching(/^gone: /), 'back']);
    expect(line.countBreaks()).toBe(1);
  });

  test('R39 one that hangs is taken for gone when it does not take what is said', async () => {
    const redis = await standIn();
    const { line, told } = await open(redis.url);
    await redis.become('hangs');
    await expect(line.say('something')).rejects.toThrow('no answer');
    expect(line.isUp()).toBe(false);
    const asked = performance.now();
    await expect(line.say('something')).rejects.toThrow('silent');
    expect(performance.now() - asked).toBeLessThan(100);
    await redis.become('answers');
    await expect.poll(() => line.isUp(), { timeout: 5000 }).toBe(true);
    await line.say('something');
    expect(told).toEqual(['gone: Redis is silent', 'back']);
  });
});
