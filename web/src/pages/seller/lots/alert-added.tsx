// What a seller reads once drafts are in a published auction, with a link to it.
import { countOf } from '@hammerdock/domain/text/format.ts';
import { TextLink } from '../../../links.tsx';
import { alertError, alertSuccess } from '../../../lib/notices/alerts.ts';
import { paths } from '../../../paths.ts';
import type { Answer } from '../../../api/calls.ts';

interface AuctionRef {
  readonly id: string;
  readonly number: number;
}

export function alertAdded(auction: AuctionRef, lotNumber: number | null): void {
  alertSuccess(
    <>
      Added to <AuctionLink {...auction} />, lot {lotNumber}.
    </>,
  );
}

/** After a bulk assignment; what is not complete is not in the auction yet. */
export function alertAssigned(answer: Answer<'sellerLots.assignDraftLots'>): void {
  const { auction, addedList } = answer;
  if (auction === null) return;
  const [first] = addedList;
  if (addedList.length === 1 && first !== undefined) alertAdded(auction, first.lot_number);
  else if (addedList.length > 1) {
    alertSuccess(
      <>
        {addedList.length} lots were added to <AuctionLink {...auction} />.
      </>,
    );
  }
  const text = waitingText(answer);
  if (text !== null) alertError(text);
}

/** null: no lot waits. */
export function waitingText({
  auction,
  waitingList,
}: Pick<Answer<'sellerLots.assignDraftLots'>, 'auction' | 'waitingList'>): string | null {
  const [first] = waitingList;
  if (auction === null || first === undefined) return null;
  const lots = countOf(waitingList.length, 'lot isn’t', 'lots aren’t');
  const problems = first.problems.map(({ problem }) => problem).join(' ');
  return `${lots} in auction #${auction.number} yet. ${first.title || 'Untitled lot'}: ${problems}`;
}

const AuctionLink = ({ id, number }: AuctionRef) => (
  <TextLink to={paths.sellerAuction(id)} inherit>
    auction #{number}
  </TextLink>
);
