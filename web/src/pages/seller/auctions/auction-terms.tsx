import { Fieldset } from '@mantine/core';
import type { SellerAuction } from '@hammerdock/contract/shapes/seller-auction.ts';
import { daysText, dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { shippingTextOf } from '../../../features/bid-panel/shipping-text.ts';
import { FactList } from '../../../ui/fact-list.tsx';

const percent = (bps: number): string => `${bps / 100}%`;
const timeOf = (iso: string): string => formatDateTime(instantOf(iso));

/** R55: the terms of a published auction, which can no longer change. */
export const AuctionTerms = ({ auction }: { auction: SellerAuction }) => (
  <Fieldset legend="Terms">
    <FactList
      facts={[
        ['Number', String(auction.number)],
        ['Pickup center', auction.center.name],
        ['Starts', timeOf(auction.starts_at)],
        ['First close', timeOf(auction.ends_at)],
        ['Last close', auction.last_close === null ? '' : timeOf(auction.last_close)],
        ['Seconds between lots', String(auction.stagger_seconds)],
        ['Soft close', auction.extbidding === 0 ? 'None' : `${auction.extbidding / 60} minutes`],
        ['Buyer premium', premiumTextOf(auction)],
        ['Sales tax', percent(auction.tax_bps)],
        ['Card fee', percent(auction.card_fee_bps)],
        ['Deposit per lot', auction.deposit === '0.00' ? 'None' : dollars(auction.deposit)],
        [
          'Approved limit needed',
          auction.bid_limit === null ? 'Never' : `Above ${dollars(auction.bid_limit)}`,
        ],
        ['Increments', auction.standard_increments ? 'Standard' : incrementText(auction)],
        ['Delivery', deliveryText(auction)],
      ]}
    />
  </Fieldset>
);

/** Such as "15%, at least $2.00". */
export const premiumTextOf = ({ premium_bps, premium_minimum }: SellerAuction): string =>
  `${percent(premium_bps)}, at least ${dollars(premium_minimum)}`;

const deliveryText = (auction: SellerAuction): string => {
  const from = timeOf(auction.pickup_starts_at);
  return shippingTextOf(auction) ?? `Pickup from ${from}, ${daysText(auction.pickup_days)}`;
};

const incrementText = ({ increments }: SellerAuction): string =>
  increments.map(({ from, step }) => `${dollars(step)} from ${dollars(from)}`).join(', ');
