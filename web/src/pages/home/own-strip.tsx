import { Paper } from '@mantine/core';
import type { InPlay } from '@hammerdock/contract/shapes/catalog.ts';
import { formatPickupTime } from '@hammerdock/domain/time.ts';
import { countOf, dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import classes from './own-strip.module.css';

/** What the bidder has in play, first on the page; nothing when there is nothing. */
export function OwnStrip({ own: { outbid, winning, won, pick_up_by, to_pay } }: { own: InPlay }) {
  if (outbid + winning + won === 0 && pick_up_by === null && to_pay === null) return null;
  return (
    <Paper
      component="section"
      withBorder
      px="md"
      py="xs"
      aria-label="My items"
      className={classes.strip}
    >
      {to_pay !== null && (
        <TextLink to={paths.invoices('partial')} className={classes.outbid}>
          {countOf(to_pay.receipt_count, 'receipt')} to pay, {dollars(to_pay.total_due_amount)}, by{' '}
          {formatPickupTime(instantOf(to_pay.pay_by))}
        </TextLink>
      )}
      {outbid > 0 && (
        <TextLink to={paths.auctions('outbid')} className={classes.outbid}>
          Outbid {outbid}
        </TextLink>
      )}
      {winning > 0 && <TextLink to={paths.auctions('winning')}>Winning {winning}</TextLink>}
      {won > 0 && <TextLink to={paths.auctions('won')}>Won {won}, receipt soon</TextLink>}
      {pick_up_by !== null && (
        <TextLink to={paths.auctions('won')}>
          Pick up by {formatPickupTime(instantOf(pick_up_by))}
        </TextLink>
      )}
    </Paper>
  );
}
