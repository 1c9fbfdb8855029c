import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addMember, type Member } from '../../testing/fixtures/members.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import {
  awaitArchive,
  uploadArchive,
  sendPart,
  startArchive,
  openArchiveWorld,
  type ArchiveWorld,
} from '../../testing/seller/photo-archives.ts';
import { zipOf } from '../../testing/seller/zip-of-photos.ts';
import { ARCHIVE_PART_BYTES } from '@hammerdock/domain/auctions/seller-limits.ts';
import { hours } from '@hammerdock/domain/time.ts';
import { existsSync } from 'node:fs';
import type { World } from '../../testing/world.ts';

let at: ArchiveWorld;
let world: World;
let seller: Member;
let other: Member;
beforeAll(async () => {
  at = await openArchiveWorld();
  ({ world, seller, other } = at);
});
afterAll(() => world.close());

describe('photoArchives.uploadArchivePart', () => {
  test('takes in the parts in order; a repeated one changes nothing', async () => {
    const content = Buffer.concat([await zipOf('LPN9001.jpg'), Buffer.alloc(ARCHIVE_PART_BYTES)]);
    const given = { bytes: content.length };
    const { archive_id: id } = dataOf(await startArchive(world, seller, given));
    const first = content.subarray(0, ARCHIVE_PART_BYTES);
    const last = content.subarray(ARCHIVE_PART_BYTES);
    const send = async (part: number, piece: Buffer) =>
      (await sendPart(world, seller, { id, part, content: piece })).body;
    expect(codeOf(await send(1, last))).toBe('ArchivePartWrong');
    expect(codeOf(await send(0, last))).toBe('ArchivePartWrong');
    expect(dataOf(await send(0, first))).toEqual({ received: 1 });
    expect(dataOf(await send(0, first))).toEqual({ received: 1 });
    expect(dataOf(await send(1, last))).toEqual({ received: 2 });
    // Its directory is not at its end.
    const { problem } = await awaitArchive(world, seller, { id, state: 'failed' });
    expect(problem).toBe('This isn’t a ZIP file, or it’s damaged. Make it again and retry.');
    expect(dataOf(await send(1, last))).toEqual({ received: 2 });
  });

  test('refuses a part that is too large, and that of another seller', async () => {
    const { archive_id: id } = dataOf(await startArchive(world, seller));
    const content = Buffer.alloc(ARCHIVE_PART_BYTES + 1);
    expect(codeOf((await sendPart(world, seller, { id, part: 0, content })).body)).toBe(
      'UploadTooLarge',
    );
    const part = { id, part: 0, content: Buffer.alloc(100) };
    expect(codeOf((await sendPart(world, other, part)).body)).toBe('NotFound');
    expect(codeOf((await sendPart(world, null, part)).body)).toBe('SignInNeeded');
  });

  test('leaves no file of an upload that is canceled while a part of it arrives', async () => {
    const { archive_id: id } = dataOf(await startArchive(world, seller));
    const { archives } = world.app.context;
    const takeIn = archives.takeInPart.bind(archives);
    vi.spyOn(archives, 'takeInPart').mockImplementationOnce(async (...given) => {
      const cancel = 'photoArchives.cancelPhotoArchive';
      dataOf((await world.call(cancel, { archive_id: id }, { as: seller.token })).body);
      await expect.poll(() => at.rowOf(id)).toBeUndefined();
      await takeIn(...given);
      expect(existsSync(at.fileOf(id))).toBe(true);
    });
    const part = { id, part: 0, content: Buffer.alloc(100) };
    expect(codeOf((await sendPart(world, seller, part)).body)).toBe('ArchivePartWrong');
    expect(existsSync(at.fileOf(id))).toBe(false);
  });

  test('leaves no file of an upload that was broken off, or of one that was not confirmed', async () => {
    const busy = await addMember(world, 'seller');
    const { archive_id: broken } = dataOf(await startArchive(world, busy, { bytes: 1 }));
    const id = await uploadArchive(world, busy, await zipOf('LPN9002.jpg'));
    await awaitArchive(world, busy, { id, state: 'ready' });
    const file = at.fileOf(id);
    expect(existsSync(file)).toBe(true);
    await world.clock.advance(hours(25));
    await expect.poll(() => at.workOn(broken)).toBeUndefined();
    expect((await at.rowOf(id))?.state).toBe('ready');
    await world.clock.advance(hours(24 * 14));
    await expect.poll(() => at.workOn(id)).toBeUndefined();
    expect(existsSync(file)).toBe(false);
  });
});
