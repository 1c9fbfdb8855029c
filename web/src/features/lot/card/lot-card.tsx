import { Badge, Text, VisuallyHidden } from '@mantine/core';
import type { LotCard as Lot } from '@hammerdock/contract/shapes/lot.ts';
import { savingsPercent } from '@hammerdock/domain/catalog/savings.ts';
import { formatDateTime, formatGridDate } from '@hammerdock/domain/time.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { centsOf, dollars, instantOf, lotIdOf } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { Countdown } from '../../../ui/countdown.tsx';
import { LotPicture } from '../../../ui/lot-picture.tsx';
import classes from './grid-card.module.css';

interface Props {
  readonly lot: Lot;
  /** The first cards of a page are seen at once; the others load when they come near. */
  readonly eager?: boolean;
  readonly showFloor?: boolean;
  /** What only some lists add below, such as pickup dates. */
  readonly children?: ReactNode;
}

export function LotCard({ lot, eager = false, showFloor = false, children }: Props) {
  return (
    <article className={classes.card} aria-label={lot.title}>
      <Link to={paths.product(lot.id)} className={classes.picture} tabIndex={-1} aria-hidden="true">
        <LotPicture src={lot.attachments[0]?.avatarorg} alt="" eager={eager} />
        <Badge className={classes.condition} variant="default" size="sm">
          {lot.conditionunique}
        </Badge>
      </Link>
      <div className={classes.body}>
        <OwnStatus lot={lot} />
        <Link to={paths.product(lot.id)} className={classes.title}>
          {lot.title}
        </Link>
        <Price lot={lot} />
        <Retail lot={lot} />
        <dl className={classes.facts}>
          <Fact term="Lot ID">{lotIdOf(lot.auctionid)}</Fact>
          <Fact term="Location" plain>
            {lot.location}
          </Fact>
          {showFloor && lot.inventory_loc !== '' && <Fact term="Floor">{lot.inventory_loc}</Fact>}
          {lot.sku_count > 1 && <Fact term="Ct.">{lot.sku_count}</Fact>}
        </dl>
        {children}
        <div className={classes.foot}>
          <Timing lot={lot} />
          <span className={classes.bids}>{lot.bids === 1 ? '1 bid' : `${lot.bids} bids`}</span>
        </div>
      </div>
    </article>
  );
}

function OwnStatus({ lot }: { lot: Lot }) {
  if (lot.bidtopstatus === '') return null;
  return (
    <Text component="p" className={classes.status} data-good={lot.bidtopstatus_color === 'green'}>
      {lot.bidtopstatus_text}
    </Text>
  );
}

function Price({ lot }: { lot: Lot }) {
  return (
    <p className={classes.price}>
      <span className={classes.label}>{lot.cbidtext}</span>
      <span className={classes.amount}>{dollars(lot.latestbid ?? lot.startprice)}</span>
    </p>
  );
}

function Retail({ lot }: { lot: Lot }) {
  const percent = savingsPercent({
    msrpCents: centsOf(lot.msrp),
    count: lot.sku_count,
    startPriceCents: centsOf(lot.pricestart),
  });
  if (centsOf(lot.msrp) === 0) return null;
  return (
    <p className={classes.retail}>
      Retail {dollars(lot.msrp)}
      {percent !== null && <span className={classes.saving}> · {percent}% off</span>}
    </p>
  );
}

function Timing({ lot }: { lot: Lot }) {
  const closesAt = instantOf(lot.date_closed);
  if (lot.market_status === 'open' && !lot.future_active) return <Countdown closesAt={closesAt} />;
  if (lot.future_active) return <span>Opens {formatDateTime(instantOf(lot.date_added))}</span>;
  return <span>{formatGridDate(closesAt)}</span>;
}

interface FactProps {
  readonly term: string;
  /** The value speaks for itself; the term is only read out. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

function Fact({ term, plain = false, children }: FactProps) {
  return (
    <div data-plain={plain}>
      <dt>{plain ? <VisuallyHidden>{term}</VisuallyHidden> : term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
