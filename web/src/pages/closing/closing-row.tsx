import { Badge, Button, VisuallyHidden } from '@mantine/core';
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { memo, type ReactNode } from 'react';
import { useRaise } from '../../api/bids/use-raise.ts';
import { totalCentsOf, type LotPrices } from '../../api/prices/lot-price.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { DottedParts } from '../../features/in-play/dotted-parts.tsx';
import { RaiseButton } from '../../features/in-play/raise-button.tsx';
import { RaiseOutcome } from '../../features/in-play/raise-outcome.tsx';
import { useBriefResult } from '../../features/in-play/use-brief-result.ts';
import { useShownOutcome } from '../../features/in-play/use-shown-outcome.ts';
import {
  closesAtOf,
  nextBidParts,
  statusOf,
  type OwnStatus,
} from '../../features/in-play/urgent-lots.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { centsOf, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { isExtended } from '../../lib/time/is-extended.ts';
import { Countdown } from '../../ui/lot/countdown.tsx';
import { LotPicture } from '../../ui/lot/lot-picture.tsx';
import { LotStatus } from '../../ui/lot/lot-status.tsx';
import classes from './closing-row.module.css';

const STATUS = {
  outbid: { tone: 'bad', text: 'Outbid' },
  winning: { tone: 'good', text: 'Winning' },
  watching: { tone: 'neutral', text: 'Watching' },
} as const;

interface Props {
  readonly lot: LotInPlay;
  /** Its close has passed; the row stays. */
  readonly isOver: boolean;
  /** Closes after the next half hour. */
  readonly isLater?: boolean;
}

/** Rendered again only when its lot changes; the countdown renders itself. */
export const ClosingRow = memo(function ClosingRow({ lot, isOver, isLater = false }: Props) {
  const raise = useRaise(lot);
  const outcome = useShownOutcome(lot, raise, isOver);
  useBriefResult(outcome?.kind === 'accepted' || outcome?.kind === 'outbid', raise.forget);
  const prices = useLotPrices(lot);
  const status = statusOf(lot);
  const standing = isOver ? (
    <Result lot={lot} prices={prices} isSending={raise.busy} />
  ) : (
    <Standing lot={lot} prices={prices} />
  );
  // A remedy has a button of its own, below the lot.
  const covers = outcome !== null && raise.refused === null;
  return (
    <Row
      lot={lot}
      status={isOver ? resultOf(lot) : status}
      isOver={isOver}
      isLater={isLater}
      covers={covers ? 'words' : 'nothing'}
      outcome={
        outcome !== null && (
          <>
            {covers && (
              <>
                <Head lot={lot} isOver={isOver} />
                {standing}
              </>
            )}
            <RaiseOutcome {...{ lot, raise, outcome }} retriesOutside />
          </>
        )
      }
    >
      <div className={classes.body}>
        {standing}
        {isOver ? (
          <Won lot={lot} prices={prices} />
        ) : (
          <>
            <span className={classes.next}>
              <DottedParts
                parts={status === 'winning' ? ownParts(lot, prices) : nextBidParts(lot, prices)}
              />
            </span>
            <div className={classes.raise}>
              {outcome?.canRetry === true ? (
                <Button variant="default" px="sm" loading={raise.busy} onClick={raise.retry}>
                  Retry
                </Button>
              ) : (
                status !== 'winning' && <RaiseButton lot={lot} raise={raise} />
              )}
            </div>
          </>
        )}
      </div>
    </Row>
  );
});

function Standing({ lot, prices }: { readonly lot: LotInPlay; readonly prices: LotPrices }) {
  const { tone, text } = STATUS[statusOf(lot)];
  return (
    <p className={classes.line}>
      <LotStatus tone={tone} plain>
        {text}
      </LotStatus>
      <VisuallyHidden>{lot.cbidtext}</VisuallyHidden>
      <strong>{prices.shownText(priceOf(lot))}</strong>
    </p>
  );
}

const priceOf = ({ latestbid, startprice }: LotInPlay): Cents => centsOf(latestbid ?? startprice);

/** No total where the price is the total already. */
function ownParts(lot: LotInPlay, { isTotal, shownText }: LotPrices): readonly string[] {
  const total = `${dollarsOf(totalCentsOf(lot, priceOf(lot)))} total at this price`;
  return [...(isTotal ? [] : [total]), ...ownMaximum(lot, shownText)];
}

function ownMaximum(
  { proxy_bid_details: own }: LotInPlay,
  shownText: LotPrices['shownText'],
): readonly string[] {
  if (own === null) return [];
  const amount = shownText(centsOf(own.max_amount));
  return [own.kind === 'hard' ? `Your bid ${amount}` : `Your max ${amount}`];
}

const resultOf = ({ bidtopstatus }: LotInPlay): OwnStatus =>
  bidtopstatus === 'won' ? 'winning' : 'watching';

const RESULTS = {
  won: { tone: 'good', text: 'You won' },
  lost: { tone: 'bad', text: 'You lost' },
} as const;

interface ResultProps {
  readonly lot: LotInPlay;
  readonly prices: LotPrices;
  /** A bid was sent before the close, and is not answered yet. */
  readonly isSending: boolean;
}

function Result({ lot, prices, isSending }: ResultProps) {
  const { bidtopstatus, latestbid } = lot;
  // The result follows a moment after the close.
  if (lot.market_status === 'open') {
    return <p className={classes.line}>{isSending ? 'Closing… Sending your bid…' : 'Closing…'}</p>;
  }
  const result = bidtopstatus === 'won' || bidtopstatus === 'lost' ? RESULTS[bidtopstatus] : null;
  return (
    <p className={classes.line}>
      {result !== null && (
        <LotStatus tone={result.tone} plain>
          {result.text}
        </LotStatus>
      )}
      {latestbid !== null && <strong>{prices.shownText(priceOf(lot))}</strong>}
      <span className={classes.label}>{lot.cbidtext}</span>
    </p>
  );
}

/** What the winner pays. */
const Won = ({ lot, prices }: Pick<ResultProps, 'lot' | 'prices'>) =>
  lot.bidtopstatus === 'won' &&
  !prices.isTotal && (
    <span className={classes.next}>{dollarsOf(totalCentsOf(lot, priceOf(lot)))} total</span>
  );

const Head = ({ lot, isOver }: Pick<Props, 'lot' | 'isOver'>) => (
  <div className={classes.head}>
    <TextLink to={paths.product(lot.id)} c="inherit" className={classes.title ?? ''}>
      {lot.title}
    </TextLink>
    {!isOver && <Countdown closesAt={closesAtOf(lot)} />}
  </div>
);

interface RowProps {
  readonly lot: LotInPlay;
  /** Colors its edge. */
  readonly status: OwnStatus;
  readonly isOver: boolean;
  /** What a result covers, so that no row moves: not the button. */
  readonly covers: 'nothing' | 'words';
  readonly isLater: boolean;
  readonly outcome: ReactNode;
  readonly children: ReactNode;
}

function Row({ lot, status, isOver, covers, isLater, outcome, children }: RowProps) {
  return (
    <li className={classes.row} data-status={status} data-covers={covers} data-later={isLater}>
      <div className={classes.side}>
        <div className={classes.picture}>
          <LotPicture src={lot.attachments[0]?.avatarorg} alt="" sizes="4rem" />
        </div>
        {lot.market_status === 'open' && isExtended(lot) && (
          <Badge color="amber" variant="light" size="sm" className={classes.extended ?? ''}>
            Extended
          </Badge>
        )}
      </div>
      <div className={classes.words}>
        <Head lot={lot} isOver={isOver} />
        {children}
      </div>
      <div className={classes.outcome}>{outcome}</div>
    </li>
  );
}
