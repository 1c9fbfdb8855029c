import type { SellerPhoto } from '@hammerdock/contract/shapes/seller-lot.ts';
import { expect, test, vi } from 'vitest';
import { UploadError } from '../../lib/text/upload-error.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { usePhotoUploads, type UploadOptions } from './use-photo-uploads.ts';

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const photoOf = ({ name }: File): SellerPhoto => ({
  name,
  address: `/pictures/${name}`,
  filename: '',
  title: '',
  description: '',
});

async function open({ room = 5 } = {}) {
  const asked: { file: File; options: UploadOptions; end: PromiseWithResolvers<SellerPhoto> }[] =
    [];
  const upload = (sent: File, options: UploadOptions) => {
    const end = Promise.withResolvers<SellerPhoto>();
    asked.push({ file: sent, options, end });
    return end.promise;
  };
  const onUploaded = vi.fn();
  const mounted = await mountHook(() => usePhotoUploads({ upload, room, most: 20, onUploaded }));
  return { mounted, asked, onUploaded };
}

test('uploads the chosen photos one after the other, with their progress', async () => {
  const { mounted, asked, onUploaded } = await open();
  const { hook, act } = mounted;
  await act(({ add }) => add([file('a.jpg'), file('b.jpg')]));
  expect(asked.map(({ file: { name } }) => name)).toEqual(['a.jpg']);
  await act(() => asked[0]?.options.onProgress(40));
  expect(hook().uploads).toMatchObject([{ state: 'sending', percent: 40 }, { state: 'waiting' }]);
  await act(() => asked[0]?.end.resolve(photoOf(file('a.jpg'))));
  expect(onUploaded).toHaveBeenCalledWith(photoOf(file('a.jpg')));
  expect(asked.map(({ file: { name } }) => name)).toEqual(['a.jpg', 'b.jpg']);
  expect(hook().uploads).toMatchObject([{ file: { name: 'b.jpg' }, state: 'sending' }]);
});

test('MISC-08 a status of 403 removes the photo; after any other it can be sent again', async () => {
  const { mounted, asked, onUploaded } = await open();
  const { hook, act } = mounted;
  await act(({ add }) => add([file('a.jpg'), file('b.jpg')]));
  await act(() => asked[0]?.end.reject(new UploadError('Not allowed', { status: 403 })));
  expect(hook().complaint).toBe('Not allowed');
  await act(() => asked[1]?.end.reject(new UploadError('Upload Failed!', { status: 500 })));
  expect(hook()).toMatchObject({
    complaint: 'Upload Failed!',
    uploads: [{ file: { name: 'b.jpg' }, state: 'failed' }],
  });
  await act(({ retry, uploads }) => uploads.map(retry));
  expect(hook().complaint).toBeNull();
  await act(() => asked[2]?.end.resolve(photoOf(file('b.jpg'))));
  expect(onUploaded).toHaveBeenCalledTimes(1);
  expect(hook().uploads).toEqual([]);
});

test('a removed photo is not sent any more, and the next one is', async () => {
  const { mounted, asked } = await open();
  const { hook, act } = mounted;
  await act(({ add }) => add([file('a.jpg'), file('b.jpg'), file('c.jpg')]));
  await act(({ remove, uploads }) => uploads.slice(0, 2).map(remove));
  expect(asked[0]?.options.signal.aborted).toBe(true);
  await act(() => asked[0]?.end.reject(new DOMException('aborted', 'AbortError')));
  expect(asked.map(({ file: { name } }) => name)).toEqual(['a.jpg', 'c.jpg']);
  expect(hook().complaint).toBeNull();
});

test('refuses other types, and more photos than the lot may have', async () => {
  const { mounted, asked } = await open({ room: 1 });
  const { hook, act } = mounted;
  await act(({ add }) => add([file('notes.pdf', 'application/pdf')]));
  expect(hook().complaint).toBe(
    'Something went wrong! Please make sure you upload the expected file type.',
  );
  expect(asked).toEqual([]);
  await act(({ add }) => add([file('a.jpg'), file('b.jpg')]));
  expect(hook()).toMatchObject({ complaint: 'Up to 20 photos.', isFull: true });
  expect(hook().uploads).toHaveLength(1);
});
