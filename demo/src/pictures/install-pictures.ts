// Stores the demo's pictures in the data folder of this node, where the photos of lots are.
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '@hammerdock/server/src/db/database.ts';
import { lotPhotoFolder } from '@hammerdock/server/src/images/picture-store.ts';
import { sql } from 'kysely';
import { PHOTO_NAMES } from './pictures-of.ts';

const ORIGINALS = path.join(import.meta.dirname, '../../pictures');

/** Copies what is missing; of two nodes with one data folder, both may do so. */
export async function installPictures(dataDir: string): Promise<void> {
  const folder = lotPhotoFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  for (const [file, name] of PHOTO_NAMES) {
    const target = path.join(folder, `${name}.webp`);
    if (present.has(path.basename(target))) continue;
    // Renamed when complete, so that a crash leaves no partial picture.
    const temporary = path.join(folder, `${randomUUID()}.incomplete`);
    await copyFile(path.join(ORIGINALS, `${file}.webp`), temporary);
    await rename(temporary, target);
  }
}

/** Lots that were seeded by an earlier version have names without the content of the picture. */
export async function renameFormerPictures(db: Db): Promise<void> {
  const names = JSON.stringify(Object.fromEntries(PHOTO_NAMES));
  await sql`
    update lots set images = (
      select jsonb_agg(coalesce(${names}::jsonb -> file, to_jsonb(file)) order by place)
      from jsonb_array_elements_text(images) with ordinality as former (file, place))
    where images ->> 0 !~ '-[0-9a-f]{8}$'`.execute(db);
}
