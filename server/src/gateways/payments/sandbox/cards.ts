// The published test cards and their behavior (R29).

/** The provider's name in our records. */
export const SANDBOX = 'sandbox';

export type Behaviour =
  | 'succeeds'
  | 'declines'
  | 'lacks funds'
  | 'asks for verification'
  | 'fails on charge'
  | 'refunds later';

const TEST_CARDS: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '378282246310005': 'succeeds',
  '6011111111111117': 'succeeds',
  '4000000000000002': 'declines',
  '4000000000009995': 'lacks funds',
  '4000002500003155': 'asks for verification',
  '4000000000000341': 'fails on charge',
  '4000000000007726': 'refunds later',
};

const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'Visa'],
  [/^5[1-5]/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^6011/, 'Discover'],
];

/** Returns null for any other number: only test cards are accepted. */
export const behaviourOf = (digits: string): Behaviour | null => TEST_CARDS[digits] ?? null;

export const brandOf = (digits: string): string =>
  BRANDS.find(([pattern]) => pattern.test(digits))?.[1] ?? 'Card';
