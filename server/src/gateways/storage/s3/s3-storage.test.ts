import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('requests to S3', () => {
  let server: Server;
  const asked: IncomingMessage[] = [];
  let answers: number[] = [];
  const open = () => {
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/files`;
    return openS3Storage({ url, region: 'auto', keyId: 'key', secretKey: 'secret' });
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
