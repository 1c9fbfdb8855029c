// The drawings that stand for lots until somebody photographs them. One file per kind of goods;
// its colours are replaced, so that a shelf of pots is not one pot.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NO_PICTURE } from '@hammerdock/domain/catalog/picture.ts';
import { digest } from '../gateways/ids.ts';

export interface Drawing {
  readonly svg: string;
  readonly etag: string;
}

interface Colours {
  readonly sky: string;
  readonly floor: string;
  readonly body: string;
  readonly trim: string;
  readonly ink: string;
  readonly paper: string;
}

const SAGE = { sky: '#eef3f0', floor: '#d3dfd8' };
const CREAM = { sky: '#f3ece0', floor: '#e2d5bf' };
const MIST = { sky: '#e9eef2', floor: '#cfdae3' };

const PALETTES: readonly Colours[] = [
  { ...CREAM, body: '#217a5e', trim: '#e89a1c', ink: '#1d2522', paper: '#fffaf0' },
  { ...SAGE, body: '#c65f3f', trim: '#2f5d62', ink: '#2b2320', paper: '#fdf1ea' },
  { ...CREAM, body: '#2f4b7c', trim: '#d98f4e', ink: '#1b2233', paper: '#f3f6fc' },
  { ...MIST, body: '#d9a441', trim: '#3c6e71', ink: '#33302a', paper: '#fff8e8' },
  { ...SAGE, body: '#7b4b6e', trim: '#e0a458', ink: '#2a1f28', paper: '#fbf3f8' },
  { ...MIST, body: '#2a8c93', trim: '#d1603d', ink: '#16302f', paper: '#eefafa' },
];

const KINDS = path.join(import.meta.dirname, 'kinds');
const COLOURS_LINE = /^:root \{[^}]*\}$/m;

/** By the file name that lots carry: every kind in every palette, and one for no picture at all. */
export function readDrawings(): ReadonlyMap<string, Drawing> {
  const drawings = new Map<string, Drawing>();
  for (const file of readdirSync(KINDS)) {
    const drawn = readFileSync(path.join(KINDS, file), 'utf8');
    const kind = path.basename(file, '.svg');
    for (const [index, colours] of PALETTES.entries()) {
      const svg = drawn.replace(COLOURS_LINE, rootOf(colours));
      drawings.set(`${kind}-${index + 1}.svg`, { svg, etag: `"${digest(svg)}"` });
    }
  }
  const plain = drawings.get('box-1.svg');
  if (plain === undefined) throw new Error('there is no drawing of a box');
  return drawings.set(NO_PICTURE, plain);
}

const rootOf = (colours: Colours): string =>
  `:root { ${Object.entries(colours)
    .map(([name, colour]) => `--${name}: ${colour}`)
    .join('; ')} }`;
