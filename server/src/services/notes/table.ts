import type { notes } from '@hammerdock/contract/services/notes.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { addLotNotes } from './addLotNotes.ts';
import { removeLotNotes } from './removeLotNotes.ts';
import { updateLotNotes } from './updateLotNotes.ts';

export const notesTable: ServiceTable<typeof notes> = {
  addLotNotes,
  removeLotNotes,
  updateLotNotes,
};
