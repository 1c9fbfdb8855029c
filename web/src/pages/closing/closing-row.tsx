import { Badge, VisuallyHidden } from '@mantine/core';
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { memo, type ReactNode } from 'react';
import { useRaise } from '../../api/bids/use-raise.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { RaiseButton } from '../../features/in-play/raise-button.tsx';
import { RaiseOutcome } from '../../features/in-play/raise-outcome.tsx';
import {
  closesAtOf,
  isExtended,
  nextBidWords,
  statusOf,
  type OwnStatus,
} from '../../features/in-play/urgent-lots.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Countdown } from '../../ui/lot/countdown.tsx';
import { LotPicture } from '../../ui/lot/lot-picture.tsx';
import { LotStatus } from '../../ui/lot/lot-status.tsx';
import classes from './closing-row.module.css';

const STATUS = {
  outbid: { tone: 'bad', text: 'Outbid' },
  winning: { tone: 'good', text: 'Winning' },
  watching: { tone: 'neutral', text: 'Watching' },
} as const;

const fetchRemedy = async () =>
  (await import('../../features/bid-panel/raise-remedy.tsx')).RaiseRemedy;

/** Rendered again only when its lot changes; the countdown renders itself. */
export const ClosingRow = memo(function ClosingRow({ lot }: { readonly lot: LotInPlay }) {
  const raise = useRaise(lot);
  const prices = useLotPrices(lot);
  const { shownText } = prices;
  const status = statusOf(lot);
  return (
    <Row
      lot={lot}
      status={status}
      outcome={<RaiseOutcome lot={lot} raise={raise} fetchRemedy={fetchRemedy} />}
    >
      <div className={classes.body}>
        <p className={classes.line}>
          <LotStatus tone={STATUS[status].tone} plain>
            {STATUS[status].text}
          </LotStatus>
          <VisuallyHidden>{lot.cbidtext}</VisuallyHidden>
          <strong>{shownText(centsOf(lot.latestbid ?? lot.startprice))}</strong>
        </p>
        {status !== 'winning' && (
          <>
            <span className={classes.next}>{nextBidWords(lot, prices)}</span>
            <div className={classes.raise}>
              <RaiseButton lot={lot} raise={raise} />
            </div>
          </>
        )}
      </div>
    </Row>
  );
});

/** A lot that closed while the page was open. */
export function ClosedRow({ lot }: { readonly lot: LotInPlay }) {
  const { bidtopstatus } = lot;
  const { shownText } = useLotPrices(lot);
  return (
    <Row lot={lot}>
      <p className={classes.line}>
        {bidtopstatus === 'won' && (
          <LotStatus tone="good" plain>
            You won
          </LotStatus>
        )}
        {bidtopstatus === 'lost' && (
          <LotStatus tone="bad" plain>
            You lost
          </LotStatus>
        )}
        {lot.latestbid !== null && <strong>{shownText(centsOf(lot.latestbid))}</strong>}
        <span className={classes.label}>{lot.cbidtext}</span>
      </p>
    </Row>
  );
}

interface RowProps {
  readonly lot: LotInPlay;
  /** None for a lot that has closed. */
  readonly status?: OwnStatus;
  readonly outcome?: ReactNode;
  readonly children: ReactNode;
}

function Row({ lot, status, outcome, children }: RowProps) {
  return (
    <li className={classes.row} data-status={status}>
      <div className={classes.side}>
        <div className={classes.picture}>
          <LotPicture src={lot.attachments[0]?.avatarorg} alt="" sizes="4rem" />
        </div>
        {isExtended(lot) && (
          <Badge color="amber" variant="light" size="sm" className={classes.extended ?? ''}>
            Extended
          </Badge>
        )}
      </div>
      <div className={classes.words}>
        <div className={classes.head}>
          <TextLink to={paths.product(lot.id)} c="inherit" className={classes.title ?? ''}>
            {lot.title}
          </TextLink>
          {status !== undefined && <Countdown closesAt={closesAtOf(lot)} />}
        </div>
        {children}
      </div>
      <div className={classes.outcome}>{outcome}</div>
    </li>
  );
}
