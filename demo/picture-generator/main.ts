// Makes the pictures of the demo store: `npm run pictures` for all that are missing,
// `npm run pictures -- sofa lamp` for these kinds again, `npm run pictures -- --draft sofa` for a
// contact sheet to look at, under .cache/.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { openStudioBrowser, type StudioBrowser } from './browser.ts';
import type { Shot } from './scene/browser-entry.ts';
import { ANGLES } from './scene/kind.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { ORIGINALS_FOLDER, writeIndex } from './write-index.ts';

const QUALITIES = [78, 66, 54];
const BYTES_MAX = 34_000;
const FINE = { quality: 84, effort: 6 };
const LABEL_BLANK = path.join(import.meta.dirname, '../../server/assets/label-blank.webp');
const DRAFT_SCALE = 0.4;

const nameOf = ({ kind, variant, angle }: Shot): string => `${kind}-${variant}-${angle}.webp`;

/**
 * First one side of each kind, then the others, then further variants. A second process may begin
 * with the last kinds.
 */
function listShots(studio: StudioBrowser, only: readonly string[], backwards = false): Shot[] {
  const all = Object.entries(studio.kinds)
    .filter(([kind]) => only.length === 0 || only.includes(kind))
    .flatMap(([kind, variants]) =>
      variants.flatMap((variant, round) =>
        ANGLES.map((angle, turn) => ({ kind, variant, angle, rank: round * ANGLES.length + turn })),
      ),
    );
  return (backwards ? all.toReversed() : all).toSorted((one, other) => one.rank - other.rank);
}

async function makeOriginals(only: readonly string[], backwards: boolean): Promise<void> {
  mkdirSync(ORIGINALS_FOLDER, { recursive: true });
  const studio = await openStudioBrowser();
  const blank = sharp(await studio.drawLabelBlank()).webp(FINE);
  await writeFile(LABEL_BLANK, await blank.toBuffer());
  const all = listShots(studio, []);
  const made = new Set(all.map(nameOf));
  for (const file of await readdir(ORIGINALS_FOLDER)) {
    if (file.endsWith('.webp') && !made.has(file)) rmSync(path.join(ORIGINALS_FOLDER, file));
  }
  for (const shot of listShots(studio, only, backwards)) {
    const file = path.join(ORIGINALS_FOLDER, nameOf(shot));
    if (only.length === 0 && existsSync(file)) continue;
    await writeFile(file, await encode(await studio.shoot(shot)));
    console.log(nameOf(shot));
  }
  await studio.close();
  await writeIndex();
}

/** The best quality within the size limit, because the repository has hundreds of pictures. */
async function encode(picture: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const encoded = await sharp(picture).webp({ quality, effort: 5 }).toBuffer();
    if (encoded.length <= BYTES_MAX) return encoded;
  }
  return sharp(picture).webp({ quality: 45, effort: 5 }).toBuffer();
}

async function makeDrafts(only: readonly string[]): Promise<void> {
  const studio = await openStudioBrowser(DRAFT_SCALE);
  const pictures: Buffer[] = [];
  for (const shot of listShots(studio, only)) {
    const isFirst = studio.kinds[shot.kind]?.[0] === shot.variant;
    if (isFirst && shot.angle !== 'front') pictures.push(await studio.shoot(shot));
  }
  await studio.close();
  console.log(await writeContactSheet(pictures));
}

const given = process.argv.slice(2);
const names = given.filter((word) => !word.startsWith('--'));
await (given.includes('--draft')
  ? makeDrafts(names)
  : makeOriginals(names, given.includes('--backwards')));
