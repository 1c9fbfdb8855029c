import { writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { hours } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pruneUploads } from '../jobs/prune-uploads.ts';
import { addMember, type Member } from '../testing/fixtures/members.ts';
import { codeOf } from '../testing/fixtures/registration.ts';
import { drawPicture, listUploaded, upload, uploadOne } from '../testing/fixtures/uploads.ts';
import { openWorld, type World } from '../testing/world.ts';
import { preGenerateSizes } from './pre-generate-sizes.ts';

let world: World;
let owner: Member;
beforeAll(async () => {
  world = await openWorld();
  owner = await addMember(world);
});
afterAll(() => world.close());

const get = (url: string, who: Member | null, accept = 'image/webp') =>
  world.app.http.inject({
    url,
    headers: { accept, ...(who === null ? {} : { cookie: `hammerdock=${who.token}` }) },
  });

test('R47: an upload is visible to its owner and to admins only', async () => {
  const { address } = await uploadOne(world, owner);
  for (const who of [owner, await addMember(world, 'admin')]) {
    const { statusCode, headers } = await get(address, who);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; sandbox`,
    });
  }
  const others = [
    null,
    await addMember(world),
    await addMember(world, 'seller'),
    await addMember(world, 'staff'),
  ];
  for (const who of others) {
    expect((await get(address, who)).statusCode).toBe(404);
    expect((await get(address.replace('/uploads/', '/uploads/320/'), who)).statusCode).toBe(404);
  }
});

test('MISC-01 its sizes are generated once: WebP on request, AVIF in advance', async () => {
  const { address, file_name } = await uploadOne(world, owner);
  const small = address.replace('/uploads/', '/uploads/320/');
  expect((await get(small, owner)).headers['content-type']).toBe('image/webp');
  const made = await listUploaded(world);
  await get(small, owner);
  expect(await listUploaded(world)).toEqual(made);
  const names = [file_name.replace('.webp', '')];
  expect(await preGenerateSizes(world.app.context.uploads.pictureStore, { names, atMost: 9 })).toBe(
    4,
  );
  const takes = 'image/avif,image/webp';
  expect((await get(small, owner, takes)).headers['content-type']).toBe('image/avif');
});

test('S31: no address leads out of the folder', async () => {
  const { address } = await uploadOne(world, owner);
  const name = address.slice('/uploads/'.length);
  const tries = [
    '/uploads/..%2f..%2fpackage.json',
    `/uploads/incoming/${name}`,
    `/uploads/500/${name}`,
    `/uploads/..%2fuploads%2f${name}`,
    '/uploads/00000000-0000-7000-8000-000000000000.webp',
    `/uploads/${'-'.repeat(36)}.webp`,
  ];
  for (const url of tries) expect([url, (await get(url, owner)).statusCode]).toEqual([url, 404]);
});

test('F16: a full disk leaves neither the received file nor the picture made of it', async () => {
  let room = 0;
  const disk = {
    // Writes half of the file and fails, like a full disk.
    write: async (file: string, content: Parameters<typeof writeFile>[1]) => {
      room -= 1;
      if (room >= 0) return writeFile(file, content);
      await writeFile(file, 'half');
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    },
  };
  const full = await openWorld({ disk });
  const sender = await addMember(full);
  const content = await drawPicture().jpeg().toBuffer();
  const files = [{ content }, { content }];
  // The disk is full at the first file, the second, and each of the two pictures.
  for (const rooms of [0, 1, 2, 3]) {
    room = rooms;
    const { status, body } = await upload(full, sender, files);
    expect([rooms, status, codeOf(body)]).toEqual([rooms, 507, 'StorageFull']);
    expect(await listUploaded(full)).toEqual([]);
  }
  expect(await full.owner.selectFrom('uploads').select('id').execute()).toEqual([]);
  room = 4;
  expect((await upload(full, sender, files)).status).toBe(200);
  expect(await listUploaded(full)).toHaveLength(2);
  await full.close();
});

test('unused uploads are removed after a day, interrupted ones after an hour', async () => {
  const fresh = await openWorld();
  const sender = await addMember(fresh);
  const { file_name } = await uploadOne(fresh, sender);
  const sent = { name: 'Ann', email: 'ann@example.com', subject: 'Dent', message: 'See.' };
  const pictures = [{ file_name }];
  await fresh.call('inbox.saveContactMessage', { ...sent, pictures }, { as: sender.token });
  const other = await uploadOne(fresh, sender);
  await fresh.app.http.inject({
    url: other.address.replace('/uploads/', '/uploads/320/'),
    headers: { authorization: `Bearer ${sender.token}` },
  });
  const { uploads } = fresh.app.context;
  await uploads.receive(Readable.from(['half of a picture']));
  expect(await listUploaded(fresh)).toHaveLength(4);
  await pruneUploads(fresh.app.context);
  expect(await listUploaded(fresh)).toHaveLength(4);
  await fresh.clock.advance(hours(2));
  await pruneUploads(fresh.app.context);
  expect(await listUploaded(fresh)).toHaveLength(3);
  await fresh.clock.advance(hours(23));
  await pruneUploads(fresh.app.context);
  expect(await listUploaded(fresh)).toEqual([file_name]);
  await fresh.close();
});

test('a client that disconnects during an upload leaves no file', async () => {
  const fresh = await openWorld();
  const { token } = await addMember(fresh);
  await fresh.app.http.listen({ port: 0, host: '127.0.0.1' });
  // The server listens on a port, not on a pipe.
  const { port } = fresh.app.http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    [
      'POST /api/common/muliple_img_uploader HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 500000',
      '',
      '--x',
      'Content-Disposition: form-data; name="file_upload"; filename="a.jpg"',
      '',
      'half of it'.repeat(10_000),
    ].join('\r\n'),
  );
  await expect.poll(() => listUploaded(fresh)).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => listUploaded(fresh)).toEqual([]);
  await fresh.close();
});
