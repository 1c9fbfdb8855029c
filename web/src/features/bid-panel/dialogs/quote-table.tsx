import { Table, Text } from '@mantine/core';
import { formatPickupTime } from '@hammerdock/domain/time.ts';
import { centsOf, dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import { Money } from '../../../ui/lot/money.tsx';
import classes from '../bid-panel.module.css';
import type { BidQuote } from '../use-bid-flow.ts';

/** The quote of a bid or a purchase. */
type Quoted = Omit<BidQuote, 'confirm_token' | 'expires_at'>;

/** The parts of a lot's cost at an amount, with the total (UX-04). */
export function QuoteTable({ label, quote }: { label: string; quote: Quoted }) {
  return (
    <>
      <div className={classes.quoteFrame}>
        <Table className={classes.quote}>
          <Table.Tbody>
            <Row label={label} amount={quote.bid} />
            <Row label="Buyer premium" amount={quote.premium} />
            <Row label="Sales tax" amount={quote.tax} />
            {quote.shipping !== null && <Row label="Shipping" amount={quote.shipping} />}
            <Row label="All-in total" amount={quote.total} />
          </Table.Tbody>
        </Table>
      </div>
      {quote.card_fee !== '0.00' && (
        <Text size="sm">Paying by card adds a fee of {dollars(quote.card_fee)}.</Text>
      )}
    </>
  );
}

/** The pickup location and hours; or that the item is shipped. */
export const pickupTextOf = (quote: Quoted): string =>
  quote.shipping !== null
    ? 'We ship this item to your default address once it’s paid; you can change the address on ' +
      'the receipt.'
    : pickupOf(quote);

const pickupOf = (quote: Quoted): string =>
  `Pickup at ${quote.pickup_center}, ${quote.pickup_address}, from ` +
  `${formatPickupTime(instantOf(quote.pickup_start_date))}, ` +
  `within ${quote.pickup_days} days, counting the day you pay or pickup opens, whichever is later.`;

function Row({ label, amount }: Record<'label' | 'amount', string>) {
  return (
    <Table.Tr>
      <Table.Td>{label}</Table.Td>
      <Table.Td>
        <Money cents={centsOf(amount)} />
      </Table.Td>
    </Table.Tr>
  );
}
