import { expect, test, vi } from 'vitest';
import { renderHook } from '../../testing/render-hook.tsx';
import { usePictures } from './use-pictures.ts';

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const openUploader = async (most: number) => {
  const upload = vi.fn(() => Promise.resolve({ file_name: 'a.webp', address: '/a' }));
  const { hook } = await renderHook(() => usePictures(upload, most));
  return { hook, upload };
};

test('MISC-08 each chosen picture is uploaded at once, with its kind', async () => {
  const { hook, upload } = await openUploader(5);
  const [one, other] = [file('one.jpg'), file('two.png', 'image/png')];
  hook.add([one, other], { compressed: false });
  expect(upload.mock.calls).toEqual([
    [one, false],
    [other, false],
  ]);
  hook.add([file('photo.jpg')], { compressed: true });
  expect(upload).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'photo.jpg' }), true);
});

test('other types and more pictures than allowed are not uploaded', async () => {
  const { hook, upload } = await openUploader(2);
  hook.add([file('notes.pdf', 'application/pdf')], { compressed: false });
  expect(upload).not.toHaveBeenCalled();
  hook.add([file('1.jpg'), file('2.jpg'), file('3.jpg')], { compressed: false });
  expect(upload).toHaveBeenCalledTimes(2);
});

test('without pictures the list is complete', async () => {
  const { hook } = await openUploader(2);
  expect(hook).toMatchObject({ isFull: false, isSending: false, complaint: null });
  expect(hook.collect()).toEqual([]);
});
