import { receiptTimeText } from '@hammerdock/contract/texts/pickup-words.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import type { Answer } from '../../api/calls.ts';
import { useCall } from '../../api/query.tsx';
import { LinkButton } from '../../links.tsx';
import { paths, type InvoiceList } from '../../paths.ts';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { EmptyState } from '../../ui/states/state-page.tsx';
import { EMPTY_TEXTS } from './empty-texts.ts';

/** The most that the call returns at once. */
const LIMIT = 60;

/** Of all receipts it says when the first comes, for a buyer who has won something. */
export function NoReceipts({ list }: { readonly list: InvoiceList }) {
  const enabled = list === 'all';
  const inPlay = useCall('bids.getInPlay', {}, { enabled });
  const won = inPlay.data?.won ?? 0;
  const { data } = useCall('bids.getWon', { limit: LIMIT }, { enabled: enabled && won > 0 });
  if (enabled && inPlay.isPending) return <ListSkeletons label="Loading your receipts" />;
  return (
    <EmptyState
      {...(enabled && won > 0
        ? { title: 'No receipts yet', text: wonText(won, data?.wonList ?? []) }
        : EMPTY_TEXTS[list])}
      action={<LinkButton to={paths.search}>Find something to bid on</LinkButton>}
    />
  );
}

type Expected = Pick<Answer<'bids.getWon'>['wonList'][number], 'receipt_expected'>;

/** Each auction has a receipt of its own, as soon as it has closed (R23). */
export function wonText(won: number, lots: readonly Expected[]): string {
  const expected = lots.flatMap(({ receipt_expected }) => receipt_expected ?? []).toSorted();
  const [first] = expected;
  const items = `You’ve won ${countOf(won, 'item')}.`;
  if (first === undefined) return `${items} Your receipt appears here once the auction closes.`;
  const receipt = new Set(expected).size === 1 ? 'Your receipt' : 'Your first receipt';
  return `${items} ${receipt} comes around ${receiptTimeText({ receipt_expected: first })}.`;
}
