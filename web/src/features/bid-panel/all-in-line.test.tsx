import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { sampleLotDetail } from '../../testing/sample-lot.ts';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { AllInLine } from './all-in-line.tsx';
import type { Meaning } from './read-bid.ts';

const { render } = await openStage();
const shown = (
  typed: string,
  meaning: Meaning,
  { card_fee_bps = 0, missed = null }: { card_fee_bps?: number; missed?: string | null } = {},
) => {
  const lot = sampleLotDetail({ card_fee_bps });
  return textOfHtml(render(<AllInLine {...{ lot, typed, meaning, missed }} />));
};

test('PV-02 a typed maximum shows its all-in price and the parts of it', () => {
  expect(shown('100', 'hammer')).toBe(
    'All-in price $126.36 : $100.00 bid + $17.00 premium + $9.36 tax',
  );
  expect(shown('100', 'hammer', { card_fee_bps: 250 })).toContain('(card fee $3.16 on top)');
});

test('PV-10 a typed total shows the maximum bid within it, with the card fee', () => {
  expect(shown('126.36', 'total')).toContain('Your maximum bid $100.00 , all-in $126.36 at most');
  expect(shown('129.52', 'total', { card_fee_bps: 250 })).toContain('+ $3.16 card fee');
});

test.each([
  ['', 'Enter a bid to see your total.'],
  ['0', 'Enter $52.00 or more to see your total.'],
  ['51.99', 'Enter $52.00 or more to see your total.'],
] as const)('"%s" has no total: %s', (typed, text) => {
  expect(shown(typed, 'hammer', { missed: '$52.00 or more' })).toBe(text);
  expect(shown(typed, 'total', { missed: '$52.00 or more' })).toBe(text);
});
