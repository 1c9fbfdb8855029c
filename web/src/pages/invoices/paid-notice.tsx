import { Alert, Button, Group, Text } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { QrCodeIcon } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../api/query.tsx';
import { CheckoutQrDialog } from '../../features/checkout-qr/checkout-qr-dialog.tsx';
import { pickupWindowText } from '@hammerdock/contract/texts/pickup-words.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';

/** After a payment: when and where to pick up, the code for the desk, and the receipt. */
export function PaidNotice({ id }: { readonly id: string }) {
  const { data: receipt } = useCall('invoices.viewReceipt', { invoice_id: id });
  return receipt?.status === 'paid' ? <Paid receipt={receipt} /> : null;
}

export function Paid({ receipt }: { readonly receipt: InvoiceDetail }) {
  if (receipt.shipping !== null) return <PaidToShip receipt={receipt} />;
  return <PaidToPickUp receipt={receipt} />;
}

function PaidToPickUp({ receipt }: { readonly receipt: InvoiceDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [center] = receipt.address_details;
  return (
    <Alert color="spruce" role="status" title={titleOf(receipt)}>
      {center !== undefined && (
        <Text inherit>
          {center.name}, {center.address}, {center.city}, {center.state} {center.zip}. Show your
          Checkout QR Code at the pickup desk.
        </Text>
      )}
      <Group gap="sm" mt="sm">
        <Button leftSection={<QrCodeIcon size={18} aria-hidden />} onClick={() => setOpen(true)}>
          Checkout QR Code
        </Button>
        <LinkButton to={paths.invoice(receipt.id)} variant="default">
          Receipt {receipt.inv_num}
        </LinkButton>
      </Group>
      {isOpen && <CheckoutQrDialog onClose={() => setOpen(false)} />}
    </Alert>
  );
}

function PaidToShip({ receipt }: { readonly receipt: InvoiceDetail }) {
  return (
    <Alert color="spruce" role="status" title="Paid. Thank you!">
      <Text inherit>We’ll email you when your items ship.</Text>
      <LinkButton to={paths.invoice(receipt.id)} variant="default" mt="sm">
        Receipt {receipt.inv_num}
      </LinkButton>
    </Alert>
  );
}

function titleOf(receipt: InvoiceDetail): string {
  const window = pickupWindowText(receipt);
  return window === null ? 'Paid. Thank you!' : `Paid. Pick up ${window}`;
}
