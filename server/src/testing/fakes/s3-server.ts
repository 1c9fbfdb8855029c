// A real S3-compatible server on loopback with one bucket.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Options } from '../../gateways/storage/s3/s3-storage.ts';

export interface S3Server {
  readonly options: S3Options;
  close(): Promise<void>;
}

export async function openS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'hammerdock-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await server.run();
  return {
    options: {
      url: `http://127.0.0.1:${port}/files`,
      region: 'us-east-1',
      keyId: 'S3RVER',
      secretKey: 'S3RVER',
      presigns: false,
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
