// Files in a private bucket of an S3-compatible service, which all nodes share.
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { minutes, seconds } from '@hammerdock/domain/time.ts';
import { AwsClient } from 'aws4fetch';
import { ProviderRefusedError, ProviderUnavailableError } from '../../provider.ts';
import { checkKey, type FileStorage } from '../gateway.ts';

export interface S3Options {
  /** The address of the bucket. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secretKey: string;
  /** Whether browsers fetch public files from the bucket, by presigned addresses. */
  readonly presigns: boolean;
}

/** Reads and writes of pictures; a page waits for them. */
const LIMIT_MS = seconds(15);
const RETRIES = 2;
const RETRY_MS = 100;
const PRESIGNED_SECONDS = 3600;
/** An address stays the same for so long, so that browsers find the file in their cache. */
const SIGNED_EVERY_MS = minutes(30);

export function openS3Storage(options: S3Options): FileStorage {
  const { url, region, keyId: accessKeyId, secretKey: secretAccessKey } = options;
  const keys = { accessKeyId, secretAccessKey, region, service: 's3' };
  const client = new AwsClient({ ...keys, retries: RETRIES, initRetryMs: RETRY_MS });
  const ask = (key: string, init: RequestInit = {}) =>
    request(client, `${url}/${checkKey(key)}`, init);
  const write = async (key: string, content: Buffer): Promise<void> => {
    const sha256 = createHash('sha256').update(content).digest();
    // The service compares what it receives with both, and stores the second.
    const headers = {
      'content-type': key.endsWith('.avif') ? 'image/avif' : 'image/webp',
      'x-amz-content-sha256': sha256.toString('hex'),
      'x-amz-checksum-sha256': sha256.toString('base64'),
    };
    await ask(key, { method: 'PUT', headers, body: Uint8Array.from(content) });
  };
  return {
    name: 's3',
    check: async (signal) => {
      const { status } = await request(client, url, { method: 'HEAD', signal });
      if (status === 404) throw new ProviderUnavailableError('there is no such bucket');
    },
    has: async (key) => (await ask(key, { method: 'HEAD' })).status === 200,
    read: async (key) => {
      const response = await ask(key);
      return response.status === 404 ? undefined : readBody(response);
    },
    write,
    takeIn: async (key, localFile) => {
      await write(key, await readFile(localFile));
      await rm(localFile, { force: true });
    },
    presign: options.presigns
      ? async (key) => {
          const file = `${url}/${checkKey(key)}?X-Amz-Expires=${PRESIGNED_SECONDS}`;
          const aws = { signQuery: true, datetime: signingTime() };
          return (await client.sign(file, { aws })).url;
        }
      : null,
    remove: async (all) => {
      await Promise.all(all.map((key) => ask(key, { method: 'DELETE' })));
    },
  };
}

/** As the service writes it, such as 20261126T063000Z. */
function signingTime(): string {
  const at = new Date(Math.floor(Date.now() / SIGNED_EVERY_MS) * SIGNED_EVERY_MS);
  return at.toISOString().replace(/[:-]|\.\d+/g, '');
}

async function request(client: AwsClient, url: string, init: RequestInit): Promise<Response> {
  const signal = init.signal ?? AbortSignal.timeout(LIMIT_MS);
  let response: Response;
  try {
    response = await client.fetch(url, { redirect: 'error', ...init, signal });
  } catch (error) {
    throw new ProviderUnavailableError('no answer from the storage', { cause: error });
  }
  if (response.ok || response.status === 404) return response;
  const text = `the storage answered ${response.status}`;
  // Without valid keys nothing is stored: an operator corrects the options.
  if (response.status === 403 || response.status >= 500) throw new ProviderUnavailableError(text);
  throw new ProviderRefusedError(text);
}

async function readBody(response: Response): Promise<Buffer> {
  try {
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw new ProviderUnavailableError('the storage broke off its answer', { cause: error });
  }
}
