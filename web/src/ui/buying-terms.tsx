import { Text } from '@mantine/core';
import { HOUSE_PREMIUM } from '@hammerdock/domain/invoicing/premium.ts';
import { PICKUP_WINDOW_DAYS } from '@hammerdock/domain/pickup/window-days.ts';
import type { ReactNode } from 'react';
import { daysText, dollarsOf } from '@hammerdock/domain/text/format.ts';

const STANDARD =
  `${dollarsOf(HOUSE_PREMIUM.minimumCents)} or ${HOUSE_PREMIUM.rateBps / 100}%, ` +
  'whichever is greater';

interface Props {
  /** The terms of one lot; the standard ones by default. */
  readonly premium?: string;
  readonly tax?: string;
  /** Of a lot that is shipped; null: lots are picked up. */
  readonly shipping?: string | null;
  readonly pickupDays?: number;
  readonly className?: string | undefined;
  /** Follows the text. */
  readonly children?: ReactNode;
}

/** UX-06: the costs added to a bid, and the rule for uncollected goods. */
export const BuyingTerms = ({
  premium = STANDARD,
  tax = 'the sales tax of the pickup center',
  shipping = null,
  pickupDays = PICKUP_WINDOW_DAYS,
  className,
  children,
}: Props) => (
  <Text size="sm" c="dimmed" className={className ?? ''}>
    You pay your winning bid plus a buyer premium of {premium}, and {tax}.{' '}
    {shipping === null ? (
      <>
        There’s no shipping. Items not picked up within {daysText(pickupDays)}, counting the day you
        pay or pickup opens, whichever is later, are forfeited and go back to auction with no
        refund.
      </>
    ) : (
      <>{shipping}</>
    )}{' '}
    {children}
  </Text>
);
