import { expect, test } from 'vitest';
import { mountHook } from '../../../testing/mount-hook.tsx';
import { useArchiveUpload } from './use-archive-upload.ts';

const FILE = new File(['x'], 'pallet-7.zip');

test('an uploaded ZIP file is shown, without the question that leaving an upload asks', async () => {
  const started = Promise.withResolvers<object>();
  const { hook, act, navigations } = await mountHook(() => useArchiveUpload(null), {
    answers: { 'photoArchives.startPhotoArchive': started.promise },
  });
  await act(({ send }) => void send(FILE));
  expect(hook().percent).toBe(0);
  await act(() => started.resolve({ archive_id: 'a1', part_bytes: 100, part_count: 0 }));
  expect(navigations).toMatchObject([{ to: '/seller/import/photos/a1', ignoreBlocker: true }]);
  expect(hook()).toMatchObject({ percent: null, problem: '' });
});

test.each([
  ['stopped', ({ stop }: ReturnType<typeof useArchiveUpload>) => stop()],
  ['left with its page', () => window.dispatchEvent(new Event('pagehide'))],
])('an upload that was %s is removed, and shows no page and no problem', async (_, end) => {
  const started = Promise.withResolvers<object>();
  const { hook, act, navigations, calls } = await mountHook(() => useArchiveUpload(null), {
    answers: {
      'photoArchives.startPhotoArchive': started.promise,
      'photoArchives.cancelPhotoArchive': {},
    },
  });
  await act(({ send }) => void send(FILE));
  await act(end);
  await act(() => started.resolve({ archive_id: 'a1', part_bytes: 100, part_count: 1 }));
  expect(navigations).toEqual([]);
  expect(hook()).toMatchObject({ percent: null, problem: '' });
  expect(calls.at(-1)).toMatchObject({
    name: 'photoArchives.cancelPhotoArchive',
    input: { archive_id: 'a1' },
    options: { isLast: true },
  });
});
