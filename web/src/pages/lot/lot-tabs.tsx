import { Anchor, Stack, Tabs, Text } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { GUARANTEE_DAYS } from '@hammerdock/domain/catalog/conditions.ts';
import { formatPickupTime } from '@hammerdock/domain/time.ts';
import type { ReactNode } from 'react';
import { centsOf, daysText, dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import { paths } from '../../paths.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { CenterFacts } from './center-facts.tsx';
import classes from './lot-tabs.module.css';

/** PV-04: pickup, payment and returns for winners. */
export function LotTabs({ lot }: { lot: LotDetail }) {
  const tabs: readonly (readonly [string, ReactNode])[] = [
    lot.shipping === null
      ? ['Pickup information', <Pickup key="pickup" lot={lot} />]
      : [
          'Shipping information',
          <Shipping key="shipping" first={lot.shipping} more={lot.shipping_more} />,
        ],
    ['Payment details', <Payment key="payment" lot={lot} />],
    ['Returns & Conditions', <Returns key="returns" />],
    ['Disclaimer', <Disclaimer key="disclaimer" />],
  ];
  // Element ids are made of the values and must not contain spaces, so indexes are used.
  return (
    <Tabs defaultValue="0">
      <Tabs.List className={classes.list}>
        {tabs.map(([name], place) => (
          <Tabs.Tab key={name} value={String(place)} className={classes.tab ?? ''}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(([name, text], place) => (
        <Tabs.Panel key={name} value={String(place)} pt="md">
          {text}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Pickup({ lot }: { lot: LotDetail }) {
  return (
    <Stack gap="sm">
      <CenterFacts name={lot.center.name} />
      <FactList facts={[['Pickup from', formatPickupTime(instantOf(lot.pickup_start_date))]]} />
      <Text>
        There’s no shipping. Pick up the item within {daysText(lot.pickup_days)}, counting the day
        you pay or pickup opens, whichever is later; after that, it goes back to auction with no
        refund. Items don’t move between pickup centers.
      </Text>
    </Stack>
  );
}

function Shipping({ first, more }: { first: string; more: string | null }) {
  return (
    <Stack gap="sm">
      <FactList
        facts={[
          ['Shipping', dollars(first)],
          ['Each additional item', more === null ? '' : dollars(more)],
        ]}
      />
      <Text>
        We ship this item after you pay. Items on the same receipt ship together, and you can change
        the address on the receipt until they’re on their way.
      </Text>
    </Stack>
  );
}

const percent = (bps: number): string => `${bps / 100}%`;

function Payment({ lot }: { lot: LotDetail }) {
  return (
    <Stack gap="sm">
      <FactList
        facts={[
          ['Buyer premium', lot.buyerpremium],
          ['Sales tax', `${percent(lot.tax_bps)} of bid and premium`],
          ['Card fee', lot.card_fee_bps > 0 ? percent(lot.card_fee_bps) : ''],
          ['Bid increment', dollars(lot.incrementamt)],
          ['Deposit', centsOf(lot.deposit_amount) > 0 ? dollars(lot.deposit_amount) : ''],
        ]}
      />
      <Text>
        Your bid doesn’t include premium and tax; the bid form shows your total as you type. After
        the auction closes, we charge your primary card, and the receipt appears under My Receipts.
      </Text>
    </Stack>
  );
}

function Returns() {
  return (
    <Stack gap="sm">
      <Text>
        Scratch &amp; Dent items carry a {GUARANTEE_DAYS}-day money-back guarantee and are inspected
        by the appliance team.
      </Text>
      <Text>
        Apparel is guaranteed Good to New Condition, with a full refund only if it is requested
        before the item leaves the pickup area.
      </Text>
      <Text>
        There are no returns for items won on auctions closing May 24th and later; all sales are
        final, as is. For details, see the{' '}
        <Anchor href={paths.terms} target="_blank" underline="always">
          Terms and Conditions
        </Anchor>
        .
      </Text>
    </Stack>
  );
}

function Disclaimer() {
  return (
    <Stack gap="sm">
      <Text>
        Items are returned and overstock goods, sold as is and where is. Pictures show the item or a
        similar one; marks, missing parts and packaging may differ. Retail prices are from the
        original stores, for comparison only.
      </Text>
      <Text>
        A bid is binding. Inspect your items at the pickup center before you leave; the desk staff
        can help with any questions there.
      </Text>
    </Stack>
  );
}
