import { expect, test, vi } from 'vitest';
import { renderHook } from '../../../testing/render-hook.tsx';
import { sampleLot } from '../../../testing/sample-lot.ts';
import { useNote } from './use-note.ts';

const SHOWN = ['catalog.getProductInfo', { product_id: 'kettle' }];
const SAVED = { lotNotesId: 'n1', lot_notes: 'For the boat' };

test('KEEP-01 the first note is added and shown with the lot', async () => {
  const onSaved = vi.fn();
  const { hook, calls, queryClient } = await renderHook(() => useNote(sampleLot(), onSaved), {
    answers: { 'notes.addLotNotes': SAVED },
  });
  queryClient.setQueryData(SHOWN, sampleLot());
  hook.save('For the boat');
  await expect.poll(() => onSaved).toHaveBeenCalled();
  expect(calls).toMatchObject([
    { name: 'notes.addLotNotes', input: { product_id: 'kettle', lot_notes: 'For the boat' } },
  ]);
  expect(queryClient.getQueryData(SHOWN)).toMatchObject({ notes: 'For the boat', noteId: 'n1' });
});

test('a note that exists is updated by its id, and removed', async () => {
  const noted = sampleLot({ noteId: 'n1', notes: 'Old' });
  const { hook, calls, queryClient } = await renderHook(() => useNote(noted, () => undefined), {
    answers: { 'notes.updateLotNotes': SAVED, 'notes.removeLotNotes': {} },
  });
  queryClient.setQueryData(SHOWN, noted);
  hook.save('For the boat');
  await expect.poll(() => queryClient.getQueryData(SHOWN)).toMatchObject({ notes: 'For the boat' });
  hook.remove();
  await expect.poll(() => queryClient.getQueryData(SHOWN)).toMatchObject({ noteId: null });
  expect(calls.map(({ name, input }) => [name, input])).toEqual([
    [
      'notes.updateLotNotes',
      { product_id: 'kettle', lot_notes: 'For the boat', lot_notes_id: 'n1' },
    ],
    ['notes.removeLotNotes', { product_id: 'kettle', lot_notes_id: 'n1' }],
  ]);
});

test('without a note there is nothing to remove', async () => {
  const { hook, calls } = await renderHook(() => useNote(sampleLot(), () => undefined));
  hook.remove();
  await Promise.resolve();
  expect(calls).toEqual([]);
});
