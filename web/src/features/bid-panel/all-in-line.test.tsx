import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { sampleLotDetail } from '../../testing/sample-lot.ts';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { AllInLine } from './all-in-line.tsx';
import type { Meaning } from './read-bid.ts';

const { render } = await openStage();
const shown = (typed: string, meaning: Meaning, card_fee_bps = 0) =>
  textOfHtml(
    render(<AllInLine lot={sampleLotDetail({ card_fee_bps })} typed={typed} meaning={meaning} />),
  );

test('PV-02 a typed maximum shows its all-in price and the parts of it', () => {
  expect(shown('100', 'hammer')).toBe(
    'All-in price $126.36 : $100.00 bid + $17.00 premium + $9.36 tax',
  );
  expect(shown('100', 'hammer', 250)).toContain('(card fee $3.16 on top)');
});

test('PV-10 a typed total shows the maximum bid within it, with the card fee', () => {
  expect(shown('126.36', 'total')).toContain('Your maximum bid $100.00 , all-in $126.36 at most');
  expect(shown('129.52', 'total', 250)).toContain('+ $3.16 card fee');
});

test.each([
  ['', 'hammer'],
  ['', 'total'],
  ['0', 'hammer'],
] as const)('"%s" as %s asks for a bid', (typed, meaning) => {
  expect(shown(typed, meaning)).toBe('Enter a bid to see your total.');
});
