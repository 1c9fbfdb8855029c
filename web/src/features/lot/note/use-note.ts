import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { useQueryClient } from '@tanstack/react-query';
import { changeLotOnScreen } from '../../../api/live/lot-in-answers.ts';
import { useCommand } from '../../../api/query.tsx';

/** The viewer's note on a lot; a saved note is shown in every list with the lot. */
export function useNote({ id, noteId }: Pick<LotCard, 'id' | 'noteId'>, onSaved: () => void) {
  const client = useQueryClient();
  const saved = {
    onDone: (note: { lotNotesId: string; lot_notes: string }) => {
      changeLotOnScreen(client, id, { notes: note.lot_notes, noteId: note.lotNotesId });
      onSaved();
    },
  };
  const add = useCommand('notes.addLotNotes', saved);
  const update = useCommand('notes.updateLotNotes', saved);
  const remove = useCommand('notes.removeLotNotes', {
    onDone: () => changeLotOnScreen(client, id, { notes: '', noteId: null }),
  });
  return {
    busy: add.isPending || update.isPending || remove.isPending,
    save: (words: string) => {
      const note = { product_id: id, lot_notes: words };
      if (noteId === null) add.mutate(note);
      else update.mutate({ ...note, lot_notes_id: noteId });
    },
    remove: () => {
      if (noteId !== null) remove.mutate({ product_id: id, lot_notes_id: noteId });
    },
  };
}
