import { expect, test } from 'vitest';
import type { Answer } from '../../../api/calls.ts';
import { openStage } from '../../../testing/render-hook.tsx';
import { textOfHtml } from '../../../testing/text-of-html.ts';
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
  counts: { waiting: 0, added: 4, not_added: 2, assignable: 1, lots: 3 },
  fileList: [
    {
      place: 0,
      path: 'IMG_1.jpg',
      outcome: 'unknown',
      lot: null,
      preview: { small: '/small.webp', large: '/large.webp' },
    },
    { place: 1, path: 'notes.txt', outcome: 'not a picture', lot: null, preview: null },
  ],
  fileCount: 2,
  page_size: 50,
};

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
  expect(text).toContain('1 file has no lot yet');
  expect(text).toContain('Finish');
  expect(html).toContain('alt="Enlarge IMG_1.jpg"');
  expect(html).toContain('aria-label="Choose a lot for IMG_1.jpg"');
  expect(html).not.toContain('for notes.txt');
});

test('photos with chosen lots are added before the file is finished', async () => {
  const counts = { waiting: 1, added: 4, not_added: 1, assignable: 0, lots: 3 };
  const text = textOfHtml(await show({ ...LEFT, photos: 5, counts }));
  expect(text).toContain('1 photo will be added to the lots you chose.');
  expect(text).toContain('Add 1 photo');
  expect(text).not.toContain('Finish');
});

test('nothing more is chosen once the file is over', async () => {
  const html = await show({ ...LEFT, state: 'done' });
  expect(textOfHtml(html)).toContain('Remove from the list');
  expect(html).not.toContain('Choose a lot for');
});
