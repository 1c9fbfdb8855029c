import { Text } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { ShippingAddress } from '../../features/address/shipping-address.tsx';
import {
  collectedText,
  pickupHeading,
  waitingWindowText,
} from '@hammerdock/contract/texts/collected-words.ts';
import classes from './receipt.module.css';

/** Buyer, and where the items are picked up or shipped to, unless the receipt is void. */
export function Parties({ receipt }: { receipt: InvoiceDetail }) {
  return (
    <div className={classes.parties}>
      <address className={classes.address}>
        <Text fw={600}>Bill to</Text>
        <Text>
          {receipt.bill_first_name} {receipt.bill_last_name}
        </Text>
        <Text>{receipt.bill_address1}</Text>
        <Text>
          {receipt.bill_city}, {receipt.bill_state} {receipt.bill_zipcode}
        </Text>
      </address>
      {receipt.status !== 'void' && <Delivery receipt={receipt} />}
    </div>
  );
}

function Delivery({ receipt }: { receipt: InvoiceDetail }) {
  const { id, shipping } = receipt;
  if (shipping === null) return <Pickup receipt={receipt} />;
  return (
    <div>
      <Text fw={600}>Ship to</Text>
      <ShippingAddress receiptId={id} shipping={shipping} />
    </div>
  );
}

function Pickup({ receipt }: { receipt: InvoiceDetail }) {
  const window = waitingWindowText(receipt);
  const collected = collectedText(receipt);
  return (
    <>
      {receipt.address_details.map((center) => (
        <address key={center.name} className={classes.address}>
          <Text fw={600}>{pickupHeading(receipt, center.name)}</Text>
          <Text>{center.address}</Text>
          <Text>
            {center.city}, {center.state} {center.zip}
          </Text>
          <Text>{center.phone}</Text>
        </address>
      ))}
      {window !== null && (
        <div>
          <Text fw={600}>Pickup</Text>
          <Text>{window}</Text>
          <Text size="sm" c="dimmed">
            After that, the item goes back to auction with no refund.
          </Text>
        </div>
      )}
      {collected !== null && (
        <div>
          <Text fw={600}>Pickup</Text>
          <Text>{collected}</Text>
        </div>
      )}
    </>
  );
}
