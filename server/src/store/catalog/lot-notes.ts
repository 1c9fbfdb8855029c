// A user's notes about lots, visible only to that user.
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';
import { isId } from '../platform/id-shape.ts';

export interface NewNote {
  readonly userId: string;
  readonly lotId: string;
  readonly words: string;
}

/** Concurrent requests leave one note, with the last text. */
export async function upsertLotNote(tx: Tx, note: NewNote): Promise<string> {
  const { words } = note;
  const { id } = await tx
    .insertInto('lotNotes')
    .values({ id: newId(), ...note })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'lotId']).doUpdateSet({ words, at: sql<Date>`app.now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface OwnNote {
  readonly id: string;
  readonly userId: string;
  readonly lotId: string;
}

/** false when the user has no such note. */
export async function updateLotNote(tx: Tx, note: OwnNote & { words: string }): Promise<boolean> {
  if (!isId(note.id)) return false;
  const row = await tx
    .updateTable('lotNotes')
    .set({ words: note.words, at: sql<Date>`app.now()` })
    .where('id', '=', note.id)
    .where('userId', '=', note.userId)
    .where('lotId', '=', note.lotId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteLotNote(tx: Tx, note: OwnNote): Promise<boolean> {
  if (!isId(note.id)) return false;
  const row = await tx
    .deleteFrom('lotNotes')
    .where('id', '=', note.id)
    .where('userId', '=', note.userId)
    .where('lotId', '=', note.lotId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
