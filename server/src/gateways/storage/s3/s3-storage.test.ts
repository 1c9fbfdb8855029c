import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openS3Server, type S3Server } from '../../../testing/fakes/s3-server.ts';
import { ProviderRefusedError, ProviderUnavailableError } from '../../provider.ts';
import { openS3Storage } from './s3-storage.ts';

describe('files in S3', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await openS3Server();
  });
  afterAll(() => server.close());

  test('wrong keys, a missing bucket and a dead server are reported without the secret', async () => {
    const signal = AbortSignal.timeout(10_000);
    for (const wrong of [
      { secretKey: 'hunter2' },
      { url: server.options.url.replace('files', 'others') },
      { url: 'http://127.0.0.1:1/files', secretKey: 'hunter2' },
    ]) {
      const storage = openS3Storage({ ...server.options, ...wrong });
      const failure: unknown = await storage.check(signal).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ProviderUnavailableError);
      expect(String(failure)).not.toContain('hunter2');
    }
    const stranger = openS3Storage({ ...server.options, secretKey: 'hunter2' });
    await expect(stranger.read('pictures/a.webp')).rejects.toThrow(ProviderUnavailableError);
  });
});

describe('presigned addresses', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await openS3Server();
  });
  afterAll(() => server.close());

  test('are given only where they are switched on, and only for keys of files', async () => {
    expect(openS3Storage(server.options).presign).toBeNull();
    const { presign } = openS3Storage({ ...server.options, presigns: true });
    await expect(presign?.('../secret')).rejects.toThrow('not a key');
  });

  test('let everyone fetch one file until they expire, and nothing else', async () => {
    const storage = openS3Storage({ ...server.options, presigns: true });
    await storage.write('pictures/a.webp', Buffer.from('a'));
    await storage.write('pictures/b.webp', Buffer.from('b'));
    const address = new URL((await storage.presign?.('pictures/a.webp')) ?? '');
    expect(await (await fetch(address)).text()).toBe('a');
    expect(Number(address.searchParams.get('X-Amz-Expires'))).toBe(3600);
    const other = address.href.replace('a.webp', 'b.webp');
    expect((await fetch(other)).status).toBe(403);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
    const longer = address.href.replace('X-Amz-Expires=3600', 'X-Amz-Expires=86400');
    expect((await fetch(longer)).status).toBe(403);
  });

  test('stay the same for half an hour, so that browsers keep the file', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { presign } = openS3Storage({ ...server.options, presigns: true });
      const at = async (time: string) => {
        vi.setSystemTime(new Date(time));
        return (await presign?.('pictures/a.webp')) ?? '';
      };
      const first = await at('2026-11-26T06:00:00.000Z');
      expect(new URL(first).searchParams.get('X-Amz-Date')).toBe('20261126T060000Z');
      expect(await at('2026-11-26T06:29:59.999Z')).toBe(first);
      expect(await at('2026-11-26T06:30:00.000Z')).not.toBe(first);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('requests to S3', () => {
  let server: Server;
  const asked: IncomingMessage[] = [];
  let answers: number[] = [];
  const open = () => {
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/files`;
    return openS3Storage({
      url,
      region: 'auto',
      keyId: 'key',
      secretKey: 'secret',
      presigns: false,
    });
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request);
      request.resume();
      response.writeHead(answers.shift() ?? 200).end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('carry the checksum of what they write, and are signed', async () => {
    await open().write('pictures/a.avif', Buffer.from('hello'));
    const hello = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
    expect(asked.at(-1)?.headers).toMatchObject({
      'x-amz-content-sha256': hello,
      'x-amz-checksum-sha256': Buffer.from(hello, 'hex').toString('base64'),
      'content-type': 'image/avif',
      authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=key\//),
    });
  });

  test('are repeated when the service is overloaded, and not when it refuses', async () => {
    asked.length = 0;
    answers = [503, 503, 200];
    await open().write('pictures/a.webp', Buffer.from('hello'));
    expect(asked).toHaveLength(3);
    answers = [400];
    const refused = open().write('pictures/a.webp', Buffer.from('hello'));
    await expect(refused).rejects.toThrow(ProviderRefusedError);
    expect(asked).toHaveLength(4);
    answers = [503, 503, 503];
    const down = open().write('pictures/a.webp', Buffer.from('hello'));
    await expect(down).rejects.toThrow(ProviderUnavailableError);
  });
});
