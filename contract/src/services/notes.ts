// A user's own notes about a lot (KEEP-01): one per user and lot, while the lot is open.
import { checkLotNote } from '@hammerdock/domain/checks/lot-note.ts';
import { oneLine } from '@hammerdock/domain/text/one-line.ts';
import * as z from 'zod';
import { command } from '../call.ts';
import { checked } from '../shapes/person.ts';

const lot_notes = checked(checkLotNote).transform(oneLine);
const lotOf = { product_id: z.string({ error: 'Required' }).max(80) };
const noteOf = { ...lotOf, lot_notes_id: z.string({ error: 'Required' }).max(80) };
const written = z.object({ lotNotesId: z.string(), lot_notes: z.string() });

export const notes = {
  addLotNotes: command({
    group: 'mobile',
    access: 'buyer',
    summary: 'Writes the caller’s note on a lot, replacing an existing one.',
    input: z.strictObject({ ...lotOf, lot_notes }),
    output: written,
    refusals: ['NotFound', 'LotNotOpen', 'ImpersonatorMayNot'],
    successMessage: 'Your note was saved.',
  }),
  updateLotNotes: command({
    group: 'mobile',
    access: 'buyer',
    summary: 'Changes the text of the caller’s own note.',
    input: z.strictObject({ ...noteOf, lot_notes }),
    output: written,
    refusals: ['NotFound', 'LotNotOpen', 'ImpersonatorMayNot'],
    successMessage: 'Your note was saved.',
    aliases: ['notes_update'],
  }),
  removeLotNotes: command({
    group: 'mobile',
    access: 'buyer',
    summary: 'Deletes the caller’s own note.',
    input: z.strictObject(noteOf),
    output: z.object({}),
    refusals: ['NotFound', 'LotNotOpen', 'ImpersonatorMayNot'],
    successMessage: 'Your note was deleted.',
  }),
} as const;
