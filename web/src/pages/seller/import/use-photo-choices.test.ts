import { expect, test } from 'vitest';
import { mountHook } from '../../../testing/mount-hook.tsx';
import { refusal, type Answers } from '../../../testing/render-hook.tsx';
import { usePhotoChoices } from './use-photo-choices.ts';

const ONE = { place: 1 };
const TWO = { place: 2 };

async function open(answers: Answers = {}) {
  const done: number[] = [];
  const mounted = await mountHook(() => usePhotoChoices('a1', () => done.push(1)), {
    answers: {
      'photoArchives.assignArchivePhotos': {},
      'photoArchives.detachArchivePhotos': {},
      'photoArchives.unassignArchivePhotos': {},
      ...answers,
    },
  });
  return { ...mounted, done };
}

test('discarded photos can be restored at once, by the places they have', async () => {
  const { hook, act, calls, done } = await open();
  await act(({ discard }) => discard([ONE, TWO]));
  expect(hook().discarded).toEqual([ONE, TWO]);
  expect(done).toHaveLength(1);
  await act(({ undo, discarded }) => undo(discarded));
  expect(calls.map(({ name, input }) => [name, input])).toEqual([
    ['photoArchives.assignArchivePhotos', { archive_id: 'a1', places: [1, 2], lot_id: null }],
    ['photoArchives.unassignArchivePhotos', { archive_id: 'a1', places: [1, 2] }],
  ]);
  expect(hook().discarded).toEqual([]);
  expect(done).toHaveLength(1);
});

test('another choice ends the offer to restore what was discarded', async () => {
  const { hook, act, calls } = await open();
  await act(({ discard }) => discard([ONE]));
  await act(({ detach }) => detach([TWO]));
  expect(calls.at(-1)).toMatchObject({
    name: 'photoArchives.detachArchivePhotos',
    input: { archive_id: 'a1', places: [2] },
  });
  expect(hook().discarded).toEqual([]);
});

test('photos whose discarding is refused are not offered to be restored', async () => {
  const refused = { 'photoArchives.assignArchivePhotos': refusal('ArchiveBusy') };
  const { hook, act, done } = await open(refused);
  await act(({ discard }) => discard([ONE]));
  expect(hook().discarded).toEqual([]);
  expect(done).toEqual([]);
});
