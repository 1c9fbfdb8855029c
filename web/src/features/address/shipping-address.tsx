import { Badge, Button, Group, Text } from '@mantine/core';
import type { AddressEntry } from '@hammerdock/contract/shapes/person.ts';
import type { InvoiceDetail, Shipping } from '@hammerdock/contract/shapes/invoice.ts';
import { shippedText, shippingLines } from '@hammerdock/contract/texts/shipping-words.ts';
import { useState } from 'react';
import { useCall } from '../../api/query.tsx';
import { ChangeAddressDialog } from './change-address-dialog.tsx';

interface Props {
  readonly receiptId: InvoiceDetail['id'];
  readonly shipping: Shipping;
}

/** Where the items of a receipt are sent; it can be changed until they are. */
export function ShippingAddress({ receiptId, shipping }: Props) {
  const entries = useCall('account.getUserProfileDetails', {}).data?.userData.address_details ?? [];
  const [isOpen, setOpen] = useState(false);
  const sent = shippedText(shipping);
  const isDefault = entries.some((entry) => entry.is_primary === 1 && isSentTo(entry, shipping));
  return (
    <>
      <Group gap="xs" align="start" justify="space-between">
        <address style={{ fontStyle: 'normal' }}>
          {shippingLines(shipping).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </address>
        {isDefault && <Badge>Default</Badge>}
      </Group>
      {sent === null ? (
        <Button
          mt="xs"
          variant="default"
          aria-label="Change the shipping address"
          onClick={() => setOpen(true)}
        >
          Change
        </Button>
      ) : (
        <Text mt="xs">{sent}</Text>
      )}
      {isOpen && (
        <ChangeAddressDialog
          receiptId={receiptId}
          chosenId={entries.find((entry) => isSentTo(entry, shipping))?.id ?? null}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const isSentTo = (entry: AddressEntry, shipping: Shipping): boolean =>
  entry.first_name === shipping.ship_first_name &&
  entry.last_name === shipping.ship_last_name &&
  entry.address1 === shipping.ship_address1 &&
  entry.address2 === shipping.ship_address2 &&
  entry.zip === shipping.ship_zipcode;
