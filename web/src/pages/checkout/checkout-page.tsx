import { Alert, Breadcrumbs, Group, Paper, Text, Title } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useRefreshOnNotification } from '../../api/live/use-refresh-on-notification.ts';
import { useCall } from '../../api/query.tsx';
import { useSessionChange } from '../../api/session.ts';
import { CanceledNotice } from '../../features/invoice/canceled-notice.tsx';
import { Figures } from '../../features/invoice/figures.tsx';
import { ReceiptAnswer } from '../../features/invoice/receipt-answer.tsx';
import { PayUntil } from '../../features/invoice/pay-until.tsx';
import { ProcessingNotice } from '../../features/invoice/processing-notice.tsx';
import { receiptFigures } from '@hammerdock/contract/texts/receipt-figures.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { ReceiptLines } from '../../features/invoice/receipt-lines.tsx';
import { mayPay } from '../../features/invoice/receipt-status.tsx';
import { ShippingAddress } from '../../features/address/shipping-address.tsx';
import { showInMiddle } from '../../lib/interaction/show-element.ts';
import { LinkButton, TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import classes from './checkout.module.css';
import type { Checkout } from './payment-call.ts';
import { PaymentForm } from './payment-form.tsx';

export function CheckoutPage() {
  const { cart_id } = useParams({ from: '/_private/checkout/$type/$cart_id' });
  useRefreshOnNotification(['invoices.getCheckoutInvoiceDetail']);
  const found = useCall('invoices.getCheckoutInvoiceDetail', { invoice_id: cart_id });
  return (
    <>
      <Head receiptId={cart_id} />
      <ReceiptAnswer what="checkout" found={found} head={null}>
        {(receipt) => <CheckoutOf receipt={receipt} />}
      </ReceiptAnswer>
    </>
  );
}

export function Head({ receiptId }: { receiptId: string }) {
  return (
    <>
      <nav aria-label="Breadcrumb">
        <Breadcrumbs mb="xs">
          <TextLink to={paths.invoice(receiptId)}>Back</TextLink>
          <TextLink to={paths.invoices('all')}>My Receipts</TextLink>
          <span aria-current="page">Checkout</span>
        </Breadcrumbs>
      </nav>
      <Title order={1} size="h2" mb="lg">
        Checkout
      </Title>
    </>
  );
}

export function CheckoutOf({ receipt }: { receipt: Checkout }) {
  const [wasPayable] = useState(isPayableNow(receipt));
  if (receipt.status === 'void') return <CanceledNotice receipt={receipt} isNews={wasPayable} />;
  return (
    <div className={classes.page}>
      <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby="review">
        <Title order={2} size="h4" id="review">
          Review your order
        </Title>
        <Group justify="space-between" gap="xs" mb="sm">
          <Text c="dimmed">{itemsIn(receipt)}</Text>
          <Text c="dimmed">Receipt Number {receipt.inv_num}</Text>
        </Group>
        <ReceiptLines receipt={receipt} />
        {receipt.shipping !== null && (
          <section aria-labelledby="shipping">
            <Title order={2} size="h4" id="shipping" mt="lg" mb="sm">
              Shipping Address
            </Title>
            <ShippingAddress receiptId={receipt.id} shipping={receipt.shipping} />
          </section>
        )}
        <Title order={2} size="h4" mt="lg" mb="sm">
          Receipt Summary
        </Title>
        <Figures label="Receipt Summary" figures={receiptFigures(receipt)} />
      </Paper>
      <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby="payment">
        <Title order={2} size="h4" id="payment" mb="sm">
          Payment
        </Title>
        {!receipt.payment_processing && <PayUntil receipt={receipt} />}
        <Payment receipt={receipt} wasPayable={wasPayable} />
      </Paper>
    </div>
  );
}

const itemsIn = ({ checkoutReceiptList: { length } }: Checkout): string => countOf(length, 'item');

const isPayableNow = (receipt: Checkout): boolean => mayPay(receipt) && !receipt.payment_processing;

interface PaymentProps {
  readonly receipt: Checkout;
  /** When the page was opened. */
  readonly wasPayable: boolean;
}

function Payment({ receipt, wasPayable }: PaymentProps) {
  const navigate = useNavigate();
  const renewSession = useSessionChange();
  if (receipt.payment_processing) {
    return <ProcessingNotice receipt={receipt} noticeRef={refOf({ isNews: wasPayable })} />;
  }
  if (!isPayableNow(receipt)) return <Nothing receipt={receipt} isNews={wasPayable} />;
  return (
    <PaymentForm
      receipt={receipt}
      onPaid={async ({ payment_id }) => {
        const search = {
          paid: receipt.id,
          ...(payment_id === null ? {} : { payment: payment_id }),
        };
        await navigate({ to: paths.invoices('partial'), search });
        await renewSession();
      }}
    />
  );
}

interface News {
  /** The form is gone while the page was open, and with it what the buyer looked at. */
  readonly isNews: boolean;
}

const refOf = ({ isNews }: News) => (isNews ? showInMiddle : null);

function Nothing({ receipt: { id }, isNews }: News & { readonly receipt: Checkout }) {
  if (!isNews) return <Text>There is nothing to pay on this receipt.</Text>;
  return (
    <Alert ref={refOf({ isNews })} color="spruce" title="This receipt is already paid">
      <Text inherit>There is nothing to pay on this receipt anymore.</Text>
      <LinkButton to={paths.invoice(id)} variant="default" mt="sm">
        See the receipt
      </LinkButton>
    </Alert>
  );
}
