// Writes the table of the pictures and their content.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ANGLES } from './scene/kind.ts';

const ROOT = path.join(import.meta.dirname, '../..');
export const ORIGINALS_FOLDER = path.join(ROOT, 'demo/pictures');
const INDEX = path.join(ROOT, 'demo/src/pictures/originals.gen.ts');

const NAME = /^(?<kind>[a-z0-9-]+)-(?<variant>[a-z0-9]+)-(?<angle>corner|front|detail)\.webp$/;

export async function writeIndex(): Promise<void> {
  const table: Record<string, Record<string, Record<string, string>>> = {};
  for (const file of (await readdir(ORIGINALS_FOLDER)).toSorted()) {
    const { kind, variant, angle } = NAME.exec(file)?.groups ?? {};
    if (kind === undefined || variant === undefined || angle === undefined) continue;
    const picture = await readFile(path.join(ORIGINALS_FOLDER, file));
    const content = createHash('sha256').update(picture).digest('hex').slice(0, 8);
    const variants = (table[kind] ??= {});
    (variants[variant] ??= {})[angle] = content;
  }
  const lines = Object.entries(table).flatMap(([kind, variants]) => [
    `  '${kind}': {`,
    ...Object.entries(variants).map(([variant, contents]) => {
      const angles = ANGLES.filter((angle) => contents[angle] !== undefined);
      const made = angles.map((angle) => `${angle}: '${contents[angle]}'`);
      return `    ${variant}: { ${made.join(', ')} },`;
    }),
    '  },',
  ]);
  const text = [
    '// Written by `npm run pictures`: kind, variant, angle, and what is in that picture.',
    'export const ORIGINALS: Readonly<',
    '  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>',
    '> = {',
    ...lines,
    '};',
    '',
  ];
  await writeFile(INDEX, text.join('\n'));
}
