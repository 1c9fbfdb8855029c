/** LIST-15: what a lot's badge may say. */
export const CONDITIONS = [
  'Appears New',
  'Opened Box',
  'Damaged',
  'Apparel',
  'Scratch & Dent',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** R56: for Scratch & Dent alone; everything else is final. */
export const GUARANTEE_DAYS = 14;

export interface ConditionFound {
  readonly condition: Condition;
  /** For Scratch & Dent, how it stands there: one of the four grades of LIST-15. */
  readonly note: string;
}

/** What the condition columns of liquidation manifests say, and what it means here. */
const WORDS: readonly (readonly [RegExp, Condition, string])[] = [
  [/^(scratch (and|&) dent|s&d)\W*(new|a)\b/, 'Scratch & Dent', 'New Condition'],
  [/^(scratch (and|&) dent|s&d)\W*(good|b)\b/, 'Scratch & Dent', 'Good Condition'],
  [/^(scratch (and|&) dent|s&d)\W*(damaged|d)\b/, 'Scratch & Dent', 'Damaged'],
  [/^(scratch (and|&) dent|s&d)\b/, 'Scratch & Dent', 'Fair Condition'],
  [/^(apparel|clothing|soft ?lines)\b/, 'Apparel', ''],
  [/^(damaged|salvage|broken|for parts|defective|unsellable)\b/, 'Damaged', ''],
  [/^(new|brand new|like new|appears new|overstock|shelf pull|excess)\b/, 'Appears New', ''],
  [
    /^(open(ed)?[ -]?box|customer returns?|returns?|uninspected|used|refurbished|grade [abc])\b/,
    'Opened Box',
    '',
  ],
];

/** null for words that mean nothing here: the importer then asks, it does not guess. */
export function conditionOf(words: string): ConditionFound | null {
  const plain = words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');
  const found = WORDS.find(([pattern]) => pattern.test(plain));
  return found === undefined ? null : { condition: found[1], note: found[2] };
}
