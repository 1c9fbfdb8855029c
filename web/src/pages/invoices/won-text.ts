import { receiptTimeText } from '@hammerdock/contract/texts/pickup-words.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import type { Answer } from '../../api/calls.ts';
import { useCall } from '../../api/query.tsx';
import type { InvoiceList } from '../../paths.ts';

/** The most that the call returns at once. */
const LIMIT = 60;

/** When the receipts of won lots come; null: none waits for one, undefined: not known yet. */
export function useWonText(list: InvoiceList): string | null | undefined {
  const isAsked = list !== 'paid';
  const inPlay = useCall('bids.getInPlay', {}, { enabled: isAsked });
  const count = inPlay.data?.awaiting_receipt ?? 0;
  const won = useCall('bids.getWon', { limit: LIMIT }, { enabled: isAsked && count > 0 });
  if (isAsked && (inPlay.isPending || (count > 0 && won.isPending))) return undefined;
  return !isAsked || count === 0 ? null : wonText(count, won.data?.wonList ?? []);
}

type Expected = Pick<Answer<'bids.getWon'>['wonList'][number], 'receipt_expected'>;

/** Each auction has a receipt of its own, as soon as it has closed (R23). */
export function wonText(count: number, lots: readonly Expected[]): string {
  const expected = lots.flatMap(({ receipt_expected }) => receipt_expected ?? []).toSorted();
  const [first] = expected;
  const items = `You’ve won ${countOf(count, 'item')}.`;
  if (first === undefined) return `${items} Your receipt appears here once the auction closes.`;
  const receipt = new Set(expected).size === 1 ? 'Your receipt' : 'Your first receipt';
  return `${items} ${receipt} comes around ${receiptTimeText({ receipt_expected: first })}.`;
}
