import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTracked, root } from '../tracked-files.ts';
import { lineOf } from './sources.ts';

/** Former private terms, and the standard ones that replaced them (docs/glossary.md). */
const REPLACED: Readonly<Record<string, string>> = {
  anew: 'again',
  awake: 'hydrated',
  cargo: 'batch',
  deaf: 'lagging',
  deed: 'handler',
  ere: 'before',
  flight: 'batch',
  lane: 'bid queue',
  owing: 'has backlog, unpaid',
  standIn: 'fallback',
  storm: 'load test',
  stumbled: 'failed',
  told: 'notified, reported',
  unsaid: 'unpublished',
  whoever: 'the user, the caller',
};

/** Text of others, generated text, and goods whose names may be any word. */
const EXEMPT = [
  /[.]gen[.]ts$/,
  /^docs\/(product-spec|requirements|rules|calls|licenses|traceability)[.]md$/,
  /^domain\/src\/(catalog|search\/vocabulary)\//,
  /^demo\/(picture-generator|src\/pictures)\//,
  /^tools\/(pictures\/|tidy\/old-words|tidy[.]test)/,
];

/** A stored name, which must not change. */
const STORED = /\btold(ClosingAt|_closing_at)\b/g;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** As a word in lower case, or as a part of a name: `lane`, `laneOf`, `openLanes`, `LaneRow`. */
const patterns = Object.keys(REPLACED).map((word) => ({
  word,
  pattern: new RegExp(
    [
      `(?<![A-Za-z])${word}s?(?![a-z])`,
      `(?<=[a-z])${capital(word)}s?(?![a-z])`,
      `\\b${capital(word)}s?(?=[A-Z])`,
    ].join('|'),
  ),
}));

export function readTexts(): { path: string; text: string }[] {
  return listTracked()
    .filter(
      (path) => /\.(ts|tsx|mjs|md|css)$/.test(path) && !EXEMPT.some((exempt) => exempt.test(path)),
    )
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function findOldWords({ path, text }: { path: string; text: string }): string[] {
  const searched = text.replace(STORED, (name) => ' '.repeat(name.length));
  return patterns
    .map(({ word, pattern }) => ({ word, at: searched.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .map(({ word, at }) => `${path}:${lineOf(text, at)} has "${word}"; write: ${REPLACED[word]}`);
}
