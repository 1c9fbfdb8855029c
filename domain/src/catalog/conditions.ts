/** LIST-15: the conditions shown on a lot's badge. */
export const CONDITIONS = [
  'Appears New',
  'Opened Box',
  'Damaged',
  'Apparel',
  'Scratch & Dent',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** R56: for Scratch & Dent only; everything else is final. */
export const GUARANTEE_DAYS = 14;

export interface ConditionFound {
  readonly condition: Condition;
  /** For Scratch & Dent, the grade of damage: one of the four of LIST-15. */
  readonly note: string;
}

/** The values of condition columns in liquidation manifests, and the conditions they mean. */
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

/** null for unknown values: the importer reports them instead of guessing. */
export function conditionOf(words: string): ConditionFound | null {
  const plain = words
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');
  const found = WORDS.find(([pattern]) => pattern.test(plain));
  return found === undefined ? null : { condition: found[1], note: found[2] };
}
