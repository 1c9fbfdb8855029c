import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { photoAddress } from '@hammerdock/domain/catalog/lot-pictures.ts';
import { openDatabase } from '@hammerdock/server/src/db/database.ts';
import { openPool } from '@hammerdock/server/src/db/pool.ts';
import { lotPhotoFolder } from '@hammerdock/server/src/images/picture-store.ts';
import { cloneDatabase } from '@hammerdock/server/src/testing/postgres.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openSeededStore } from '../demo.ts';
import { installPictures } from './install-pictures.ts';
import { PHOTO_NAMES, picturesOf } from './pictures-of.ts';

const TITLES = ['Sofa', 'Steel cookware set', 'Something else entirely'];

describe('the pictures of the demo store', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'demo-pictures-'));
  const folder = lotPhotoFolder(dataDir);
  const originalOf = (name: string): string => path.join(folder, `${name}.webp`);

  test('are chosen for every title, with names that have an address', () => {
    for (const title of TITLES) {
      const names = picturesOf({ title });
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(photoAddress(name)).not.toBeNull();
    }
    // The picture of a garden chair is of a wooden one.
    const garden = picturesOf({ title: 'Adirondack lawn chair, gray' });
    expect(picturesOf({ title: 'Zero gravity chair, gray' })).not.toEqual(garden);
    expect(picturesOf({ title: 'Sofa, teal' })).toEqual(picturesOf({ title: 'Sofa, teal' }));
  });

  test('are stored in the data folder, 1000 by 750, at most 12 MB in total', async () => {
    await installPictures(dataDir);
    const files = [...PHOTO_NAMES.values()].map(originalOf);
    expect(readdirSync(folder).toSorted()).toEqual(
      files.map((file) => path.basename(file)).toSorted(),
    );
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThan(12_000_000);
    const [name = ''] = picturesOf({ title: 'Sofa' });
    expect(await sharp(originalOf(name)).metadata()).toMatchObject({ width: 1000, height: 750 });
  });

  test('are copied again when one is missing, and only then', async () => {
    const [first = '', second = ''] = [...PHOTO_NAMES.values()].map(originalOf);
    const { mtimeMs } = statSync(second);
    rmSync(first);
    await installPictures(dataDir);
    expect(statSync(first).isFile()).toBe(true);
    expect(statSync(second).mtimeMs).toBe(mtimeMs);
  });

  test('replace the names that an earlier version wrote to the lots of a seeded store', async () => {
    const database = await cloneDatabase();
    const pool = openPool(database.owner, { max: 1, name: 'test', onError: () => undefined });
    const db = openDatabase(pool);
    const store = { world: 'walk' as const, dataDir };
    await openSeededStore(database.owner, store);
    const read = () => db.selectFrom('lots').select(['lpn', 'images']).orderBy('lpn').execute();
    const seeded = await read();
    const former = JSON.stringify(['armchair-teal-front', 'unknown-file']);
    await db.updateTable('lots').set({ images: former }).where('lpn', '=', 'LPNWALK002').execute();
    await openSeededStore(database.owner, store);
    const [first, renamed, ...rest] = await read();
    expect(renamed?.images).toEqual([PHOTO_NAMES.get('armchair-teal-front'), 'unknown-file']);
    expect([first, ...rest]).toEqual(seeded.filter(({ lpn }) => lpn !== 'LPNWALK002'));
    await pool.end();
  });
});
