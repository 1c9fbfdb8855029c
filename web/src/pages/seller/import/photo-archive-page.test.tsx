import { expect, test } from 'vitest';
import type { Answer } from '../../../api/calls.ts';
import { openStage } from '../../../testing/render-hook.tsx';
import { textOfHtml } from '../../../testing/text-of-html.ts';
import { lossOf } from './cancel-archive.tsx';
import { PhotoArchivePage } from './photo-archive-page.tsx';

type Archive = Answer<'photoArchives.getPhotoArchive'>;

const LEFT: Archive = {
  id: 'a1',
  file_name: 'pallet-7.zip',
  state: 'ready',
  problem: '',
  photos: 4,
  done: 4,
  created_at: '2026-11-25T10:00:00.000Z',
  auction: null,
  counts: { waiting: 0, added: 4, not_added: 2, assignable: 1, lots: 3, discarded: 0 },
  fileList: [
    {
      place: 0,
      path: 'IMG_1.jpg',
      outcome: 'unknown',
      lot: null,
      is_chosen: false,
      preview: { small: '/small.webp', large: '/large.webp' },
    },
    {
      place: 1,
      path: 'notes.txt',
      outcome: 'not a picture',
      lot: null,
      is_chosen: false,
      preview: null,
    },
  ],
  fileCount: 2,
  page_size: 50,
};

test('before photos are added, only those that a lot can be chosen for are called without one', async () => {
  const counts = { ...LEFT.counts, waiting: 4, added: 0, not_added: 3, assignable: 2 };
  const text = textOfHtml(await show({ ...LEFT, done: 0, counts }));
  expect(text).toContain('2 photos have no lot yet.');
  expect(text).toContain('1 file can’t be added; see why below.');
});

async function show(archive: Archive): Promise<string> {
  const input = { archive_id: 'a1', show: 'all', page: 1 };
  const { render } = await openStage({
    user: { role: 'seller', user_id: 'sue' },
    path: '/seller/import/photos/a1',
    cached: [[['photoArchives.getPhotoArchive', input], archive]],
  });
  return render(<PhotoArchivePage id="a1" />);
}

test('photos that are left over are shown, given to lots, or left behind by finishing', async () => {
  const html = await show(LEFT);
  const text = textOfHtml(html);
  expect(text).toContain('4 photos added to 3 lots');
  expect(text).toContain('1 photo has no lot yet.');
  expect(text).toContain('Finish');
  expect(html).toContain('alt="Enlarge IMG_1.jpg"');
  expect(html).toContain('aria-label="Choose a lot for IMG_1.jpg"');
  expect(html).not.toContain('for notes.txt');
});

test('photos with chosen lots are added next', async () => {
  const counts = { waiting: 1, added: 4, not_added: 1, assignable: 0, lots: 3, discarded: 0 };
  const text = textOfHtml(await show({ ...LEFT, photos: 5, counts }));
  expect(text).toContain('1 photo will be added next.');
  expect(text).toContain('Add 1 photo');
});

test('nothing more is chosen once the file is over', async () => {
  const html = await show({ ...LEFT, state: 'done' });
  expect(textOfHtml(html)).toContain('Remove from the list');
  expect(html).not.toContain('Choose a lot for');
});

const IMG_1 = LEFT.fileList[0] as Archive['fileList'][number];

test('several photos without a lot can be selected, and one alone needs no selection of all', async () => {
  const two = [IMG_1, { ...IMG_1, place: 2, path: 'IMG_2.jpg' }];
  const text = textOfHtml(await show({ ...LEFT, fileList: [...two, ...LEFT.fileList.slice(1)] }));
  expect(text).toContain('Select all 2 without a lot on this page');
  expect(textOfHtml(await show(LEFT))).not.toContain('Select all');
});

test('a lot that was chosen by hand can be taken back until the photo is added', async () => {
  const lot = { id: 'l1', lpn: '', title: 'Pan' };
  const chosen = { ...IMG_1, outcome: 'matched', lot, is_chosen: true } as const;
  const html = await show({ ...LEFT, fileList: [chosen] });
  expect(html).toContain('aria-label="Undo the choice of a lot for IMG_1.jpg"');
  expect(html).not.toContain('Choose a lot for');
  const named = await show({ ...LEFT, fileList: [{ ...chosen, is_chosen: false }] });
  expect(named).not.toContain('Undo the choice');
  expect(named).toContain('aria-label="Take IMG_1.jpg off its lot"');
});

test('a photo that was taken off its lot says so, and can be given back or to another lot', async () => {
  const html = await show({ ...LEFT, fileList: [{ ...IMG_1, is_chosen: true }] });
  expect(textOfHtml(html)).toContain('You took it off its lot.');
  expect(html).toContain('aria-label="Undo the choice of a lot for IMG_1.jpg"');
  expect(html).toContain('aria-label="Choose a lot for IMG_1.jpg"');
});

test('when all that was left is discarded, the file can be finished or looked at', async () => {
  const counts = { ...LEFT.counts, assignable: 0, not_added: 0, discarded: 2 };
  const text = textOfHtml(await show({ ...LEFT, counts, fileList: [] }));
  expect(text).toContain('Nothing is left to add, so you can finish.');
  expect(text).toContain('Discarded (2)');
  const done = textOfHtml(await show({ ...LEFT, state: 'done', counts, fileList: [] }));
  expect(done).toContain('All but the 2 photos you discarded are with their lots.');
  expect(done).not.toContain('Discarded (2)');
});

test('a photo whose name says its lot can be moved to another one until it is added', async () => {
  const lot = { id: 'l1', lpn: 'LPN1', title: 'Pan' };
  const named = { ...IMG_1, outcome: 'matched', lot } as const;
  const html = await show({ ...LEFT, fileList: [named] });
  expect(html).toContain('aria-label="Move IMG_1.jpg to another lot"');
  expect(html).toContain('aria-label="Discard IMG_1.jpg"');
  expect(html).toContain('type="checkbox"');
  const moving: Archive = { ...LEFT, state: 'adding', fileList: [named] };
  const added: Archive = { ...LEFT, fileList: [{ ...named, outcome: 'added' }] };
  for (const each of [moving, added]) expect(await show(each)).not.toContain('Move IMG_1.jpg');
});

test('what stopped the photos from being added is shown, and they can be added again', async () => {
  const counts = { ...LEFT.counts, waiting: 2, assignable: 0 };
  const problem = 'Our storage is full right now. Try again later.';
  const text = textOfHtml(await show({ ...LEFT, photos: 6, counts, problem }));
  expect(text).toContain(problem);
  expect(text).toContain('Add 2 photos');
});

test('canceling says first which photos are lost, and asks nothing when none is', () => {
  const before = { ...LEFT, done: 0, counts: { ...LEFT.counts, added: 0, waiting: 3 } };
  expect(lossOf(before)).toMatchObject({
    title: 'Delete this ZIP file?',
    text:
      'The ZIP file is deleted, with 4 photos that aren’t added yet, and the lots you chose ' +
      'for them.',
  });
  expect(lossOf(LEFT)).toMatchObject({
    title: 'Finish without 1 photo?',
    text:
      'The ZIP file is deleted, with 1 photo that isn’t with a lot yet. The photos you added ' +
      'stay with their lots.',
  });
  expect(lossOf({ ...LEFT, state: 'adding' })).toBeNull();
  expect(lossOf({ ...LEFT, counts: { ...LEFT.counts, assignable: 0 } })).toBeNull();
  expect(lossOf({ ...LEFT, state: 'stopped' })).toBeNull();
});
