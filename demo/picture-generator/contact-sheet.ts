import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const FOLDER = path.join(import.meta.dirname, '../../.cache');
const TILE = { width: 400, height: 300 };
const COLUMNS = 6;

/** Writes all drafts on one sheet and returns its path. */
export async function writeContactSheet(pictures: readonly Buffer[]): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const rows = Math.ceil(pictures.length / COLUMNS);
  const columns = Math.min(COLUMNS, pictures.length);
  const sheet = sharp({
    create: {
      width: columns * TILE.width,
      height: rows * TILE.height,
      channels: 3,
      background: '#ffffff',
    },
  });
  const file = path.join(FOLDER, 'pictures.png');
  await sheet
    .composite(
      await Promise.all(
        pictures.map(async (picture, index) => ({
          input: await sharp(picture).resize(TILE).toBuffer(),
          left: (index % COLUMNS) * TILE.width,
          top: Math.floor(index / COLUMNS) * TILE.height,
        })),
      ),
    )
    .png()
    .toFile(file);
  return file;
}
