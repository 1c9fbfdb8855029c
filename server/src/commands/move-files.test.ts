import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openS3Storage } from '../gateways/storage/s3/s3-storage.ts';
import { openS3Server, type S3Server } from '../testing/fakes/s3-server.ts';
import { addMember } from '../testing/fixtures/members.ts';
import { uploadOne } from '../testing/fixtures/uploads.ts';
import { cloneDatabase, type TestDatabase } from '../testing/postgres.ts';
import { openWorld } from '../testing/world.ts';
import { runCommand } from './run-command.ts';

let server: S3Server;
let database: TestDatabase;
let dataDir: string;
const s3 = (): Record<string, string> => ({
  HAMMERDOCK_FILES: 's3',
  HAMMERDOCK_S3_URL: server.options.url,
  HAMMERDOCK_S3_REGION: server.options.region,
  HAMMERDOCK_S3_KEY_ID: server.options.keyId,
  HAMMERDOCK_S3_SECRET_KEY: server.options.secretKey,
});
beforeAll(async () => {
  [server, database] = await Promise.all([openS3Server(), cloneDatabase()]);
  dataDir = await mkdtemp(path.join(tmpdir(), 'hammerdock-move-'));
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function run(env: Record<string, string>): Promise<[code: number, output: string]> {
  const lines: string[] = [];
  const base = { HAMMERDOCK_ENVIRONMENT: 'development', DATABASE_URL: database.url };
  const config = () =>
    readConfig({ ...base, HAMMERDOCK_DATA_DIR: dataDir, ...env }, { dev: false });
  const code = await runCommand(['move-files'], { config, print: (line) => lines.push(line) });
  return [code, lines.join()];
}

test('copies originals to the bucket, and skips them when it is repeated', async () => {
  expect((await run({}))[0]).toBe(1);
  expect(await run(s3())).toEqual([0, '0 files were copied, 0 were there already.']);
  for (const folder of ['pictures/320', 'uploads/incoming']) {
    await mkdir(path.join(dataDir, folder), { recursive: true });
  }
  await writeFile(path.join(dataDir, 'pictures/sofa-1a2b3c4d.webp'), 'sofa');
  await writeFile(path.join(dataDir, 'pictures/320/sofa-1a2b3c4d.webp'), 'small');
  await writeFile(path.join(dataDir, 'uploads/0198f3a0.webp'), 'upload');
  await writeFile(path.join(dataDir, 'uploads/incoming/half.webp'), 'half');
  const storage = openS3Storage(server.options);
  // An interrupted run left something else there.
  await storage.write('uploads/0198f3a0.webp', Buffer.from('upl'));
  expect(await run(s3())).toEqual([0, '2 files were copied, 0 were there already.']);
  expect(await run(s3())).toEqual([0, '0 files were copied, 2 were there already.']);
  expect(String(await storage.read('pictures/sofa-1a2b3c4d.webp'))).toBe('sofa');
  expect(String(await storage.read('uploads/0198f3a0.webp'))).toBe('upload');
  expect(await storage.has('pictures/320/sofa-1a2b3c4d.webp')).toBe(false);
});

test('two nodes that share no disk show the uploads of each other', async () => {
  const [one, other] = [await openWorld({ env: s3() }), await openWorld({ env: s3() })];
  const [owner, admin] = [await addMember(one), await addMember(one, 'admin')];
  const { address } = await uploadOne(one, owner);
  const small = address.replace('/uploads/', '/uploads/320/');
  const asAdmin = { cookie: `hammerdock=${admin.token}` };
  expect((await one.app.http.inject({ url: small, headers: asAdmin })).statusCode).toBe(200);
  expect((await one.app.http.inject({ url: small })).statusCode).toBe(404);
  // Another node of the same store reads the same bucket; its own data folder is empty.
  const id = path.basename(address, '.webp');
  const { pictureStore } = other.app.context.uploads;
  expect(await pictureStore.find({ name: id, width: 320, format: 'webp' })).toBeInstanceOf(Buffer);
  await one.app.context.uploads.remove([id]);
  expect(await pictureStore.find({ name: id, width: 320, format: 'webp' })).toBeUndefined();
  await Promise.all([one.close(), other.close()]);
});
