import { expect, test, vi } from 'vitest';
import { CallError, noAnswer, offline } from '../../api/call-error.ts';
import { openMemoryQueue } from '../../lib/device-queue/memory-queue.ts';
import { sendItems } from '../../lib/device-queue/send-items.ts';
import { UploadError } from '../../lib/text/upload-error.ts';
import type { QueuedLot } from './queued-lot.ts';
import { inputOf, reasonOf, sendLot, willPass, type LotSending } from './send-lot.ts';

const blob = new Blob(['x']);
const lotOf = (id: string, changes: Partial<QueuedLot> = {}): QueuedLot => ({
  id,
  key: `key-${id}`,
  userId: 'ann',
  queuedAt: 0,
  label: id,
  input: { code: id },
  photos: [],
  sentPhotos: [],
  refusal: null,
  ...changes,
});
const refusal = (code: string, statusText = '') =>
  new CallError({ code, statusText, facts: {}, fieldErrors: {} });

function open(lots: readonly QueuedLot[]) {
  const queue = openMemoryQueue(lots);
  let count = 0;
  const upload = vi.fn<LotSending['upload']>(() => Promise.resolve(`photo-${(count += 1)}`));
  const save = vi.fn<LotSending['save']>(() => Promise.resolve());
  const send = () =>
    sendItems<QueuedLot>({
      queue,
      userId: 'ann',
      send: (lot, to) => sendLot({ queue: to, upload, save, newKey: () => 'new-key' }, lot),
      willPass,
      textOf: reasonOf,
      onChange: () => Promise.resolve(),
    });
  const stored = async () => new Map((await queue.list()).map((lot) => [lot.id, lot]));
  return { stored, upload, save, send };
}

test('sends each lot once, with its photos and its key', async () => {
  const { stored, save, send } = open([lotOf('a', { photos: [blob, blob] }), lotOf('b')]);
  await send();
  expect(save.mock.calls.map(([lot]) => [lot.key, inputOf(lot)])).toEqual([
    ['key-a', { code: 'a', photos: ['photo-1', 'photo-2'] }],
    ['key-b', { code: 'b', photos: [] }],
  ]);
  expect([...(await stored())]).toEqual([]);
});

test('waits where the connection is lost, and goes on with the photos that are left', async () => {
  const { stored, upload, save, send } = open([lotOf('a', { photos: [blob, blob] }), lotOf('b')]);
  upload
    .mockResolvedValueOnce('first')
    .mockRejectedValueOnce(new UploadError('Upload Failed!', { status: null }));
  await send();
  expect(save).not.toHaveBeenCalled();
  expect((await stored()).get('a')).toMatchObject({ sentPhotos: ['first'], refusal: null });
  for (const error of [offline(), noAnswer(), refusal('TooManyRequests')]) {
    save.mockRejectedValueOnce(error);
    await send();
    expect([...(await stored()).keys()]).toEqual(['a', 'b']);
  }
  await send();
  expect(upload).toHaveBeenCalledTimes(3);
  expect(new Set(save.mock.calls.map(([lot]) => lot.key))).toEqual(new Set(['key-a', 'key-b']));
  expect([...(await stored())]).toEqual([]);
});

test('keeps a refused lot with the reason, and sends the others', async () => {
  const { stored, save, send } = open([lotOf('a'), lotOf('b', { photos: [blob] })]);
  save.mockRejectedValueOnce(refusal('LabelTaken', 'This label is on another lot.'));
  await send();
  expect([...(await stored()).values()]).toMatchObject([
    { id: 'a', refusal: 'This label is on another lot.' },
  ]);
  await send();
  expect(save).toHaveBeenCalledTimes(2);
});

test('keeps a photo that is not accepted with the reason', async () => {
  const { stored, upload, send } = open([lotOf('a', { photos: [blob] })]);
  upload.mockRejectedValueOnce(new UploadError('Wrong type', { status: 415 }));
  await send();
  expect((await stored()).get('a')).toMatchObject({ refusal: 'Wrong type' });
});

test('uploads photos again that were deleted meanwhile, under another key', async () => {
  const { stored, save, send } = open([lotOf('a', { photos: [blob], sentPhotos: ['gone'] })]);
  save.mockRejectedValueOnce(refusal('PictureGone'));
  await send();
  expect(save.mock.calls.map(([lot]) => [lot.key, lot.sentPhotos])).toEqual([
    ['key-a', ['gone']],
    ['new-key', ['photo-1']],
  ]);
  expect([...(await stored())]).toEqual([]);
});

test('leaves the lots of another user on the device', async () => {
  const { stored, save, send } = open([lotOf('a', { userId: 'bob' })]);
  await send();
  expect(save).not.toHaveBeenCalled();
  expect([...(await stored()).keys()]).toEqual(['a']);
});
