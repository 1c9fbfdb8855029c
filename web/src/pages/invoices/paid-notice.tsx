import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { QrCodeIcon } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../api/query.tsx';
import { CheckoutQrDialog } from '../../features/checkout-qr/checkout-qr-dialog.tsx';
import { DeactivatedNotice } from '../../features/deactivated-notice/deactivated-notice.tsx';
import { usePickupChoice } from '../../features/pickup-times/use-pickup-choice.ts';
import { collectedText, waitingWindowText } from '@hammerdock/contract/texts/collected-words.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { outcomeOf, PaymentOutcome } from './payment-outcome.tsx';
import { PrimaryOffer } from './primary-offer.tsx';

interface Props {
  readonly id: string;
  /** Of the receipt: the one that the bank asked to confirm. */
  readonly paymentId: string | null;
}

/** After a payment: what became of it, when and where to pick up, and the code for the desk. */
export function PaidNotice({ id, paymentId }: Props) {
  const { data: receipt, isError } = useCall('invoices.viewReceipt', { invoice_id: id });
  // For the offers: with the receipt, so that they do not push the list down later.
  const cards = useCall('cards.listSources', {});
  const { isLoading } = usePickupChoice(id, receipt !== undefined && isToPickUp(receipt));
  if (isError) return <DeactivatedNotice />;
  if (receipt === undefined || cards.isPending || isLoading)
    return <Skeleton height="8rem" radius="md" />;
  const { payments } = receipt;
  // A later one that waits for the bank is what is to be done now.
  const payment =
    payments.find(({ verification_url }) => verification_url !== null) ??
    payments.find((each) => each.id === paymentId);
  const isPaid = receipt.status === 'paid';
  const outcome = payment === undefined ? null : outcomeOf(payment, receipt);
  if (outcome !== null && !(isPaid && payment?.status === 'succeeded')) {
    return (
      <>
        <PaymentOutcome receipt={receipt} outcome={outcome} />
        {isPaid && <Paid receipt={receipt} />}
      </>
    );
  }
  return (
    <>
      {isPaid && <Paid receipt={receipt} />}
      <DeactivatedNotice />
      {isPaid && <PrimaryOffer receipt={receipt} />}
    </>
  );
}

const isToPickUp = ({ status, shipping }: InvoiceDetail): boolean =>
  status === 'paid' && shipping === null;

export function Paid({ receipt }: { readonly receipt: InvoiceDetail }) {
  if (receipt.shipping !== null) return <PaidToShip receipt={receipt} />;
  return <PaidToPickUp receipt={receipt} />;
}

function PaidToPickUp({ receipt }: { readonly receipt: InvoiceDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [center] = receipt.address_details;
  const { choice, centerId, warning } = usePickupChoice(receipt.id, isToPickUp(receipt));
  const isTimeFirst = choice !== null && (choice === 'choose' || warning !== '');
  const timeLink = choice === 'choose' ? 'Choose a pickup time' : 'See or change your pickup time';
  const collected = collectedText(receipt);
  if (collected !== null) return <Collected receipt={receipt} text={collected} />;
  return (
    <Alert color="spruce" role="status" title={titleOf(receipt)}>
      {center !== undefined && (
        <Text inherit>
          {center.name}, {center.address}, {center.city}, {center.state} {center.zip}. Show your
          Checkout QR Code at the pickup desk.
        </Text>
      )}
      {warning !== '' && (
        <Text inherit fw={600} mt="sm">
          {warning}
        </Text>
      )}
      <Group gap="sm" mt="sm">
        {isTimeFirst && (
          <LinkButton to={paths.pickups} hash={centerId}>
            {timeLink}
          </LinkButton>
        )}
        <Button
          variant={isTimeFirst ? 'default' : 'filled'}
          leftSection={<QrCodeIcon size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          Checkout QR Code
        </Button>
        {choice !== null && !isTimeFirst && (
          <LinkButton to={paths.pickups} hash={centerId} variant="default">
            {timeLink}
          </LinkButton>
        )}
        <LinkButton to={paths.invoice(receipt.id)} variant="default">
          Receipt {receipt.inv_num}
        </LinkButton>
      </Group>
      {isOpen && <CheckoutQrDialog onClose={() => setOpen(false)} />}
    </Alert>
  );
}

/** Nothing is left to be shown a code for. */
const Collected = ({ receipt, text }: { receipt: InvoiceDetail; text: string }) => (
  <Alert color="spruce" role="status" title="Paid. Thank you!">
    <Text inherit>{text}.</Text>
    <LinkButton to={paths.invoice(receipt.id)} variant="default" mt="sm">
      Receipt {receipt.inv_num}
    </LinkButton>
  </Alert>
);

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
  const window = waitingWindowText(receipt);
  return window === null ? 'Paid. Thank you!' : `Paid. Pick up ${window}`;
}
