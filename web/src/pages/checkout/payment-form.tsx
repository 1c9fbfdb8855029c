import { Alert, Anchor, Button, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { Figures } from '../../features/invoice/figures.tsx';
import { AddCardButton } from '../../features/card/add-card-button.tsx';
import { useClearCorner } from '../../lib/interaction/clear-corner.ts';
import { centsOf, dollars, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { isVerified } from '../../lib/text/source-name.ts';
import { BillingDetails } from './billing-details.tsx';
import { CardDetails } from './card-details.tsx';
import type { Checkout, Outcome } from './payment-call.ts';
import { paidNow, previewFigures } from './preview-figures.ts';
import { useBilling } from './use-billing.ts';
import { usePayment, type Verification } from './use-payment.ts';

interface Props {
  readonly receipt: Checkout;
  readonly onPaid: (outcome: Outcome) => unknown;
}

export function PaymentForm({ receipt, onPaid }: Props) {
  const billing = useBilling(receipt);
  const payment = usePayment(receipt, billing, onPaid);
  const { preview, needsCard, change, busy } = payment;
  const verification = payment.verification ?? openVerification(receipt);
  const [addedId, setAddedId] = useState<string | null>(null);
  const payButton = useClearCorner<HTMLButtonElement>();
  const addCard = (
    <AddCardButton
      count={receipt.cards.length}
      onAdded={(source) => {
        setAddedId(source.id);
        if (isVerified(source)) change({ sourceId: source.id });
      }}
    />
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog of the form bubbles its own submission here.
        if (event.target === event.currentTarget) payment.pay();
      }}
    >
      <Stack gap="md">
        <Amount receipt={receipt} payment={payment} />
        {receipt.discountoff !== '0.00' && <Credit receipt={receipt} payment={payment} />}
        {needsCard && (
          <CardDetails receipt={receipt} payment={payment} addCard={addCard} addedId={addedId} />
        )}
        <BillingDetails billing={billing} />
        {preview !== undefined && (
          <div aria-live="polite">
            <Figures label="What you pay now" figures={previewFigures(preview, payment.source)} />
          </div>
        )}
        {verification !== null && (
          <Alert
            color="amber"
            role="alert"
            title={`Your bank asks you to confirm your payment of ${verification.amount}`}
          >
            <Text inherit>It is charged to your {verification.card}.</Text>
            <Anchor href={verification.url}>Confirm at your bank</Anchor>
            <Text size="sm">If you pay another way instead, that payment is canceled.</Text>
          </Alert>
        )}
        {payment.failure !== null && (
          <Alert color="red" title={payment.failure.text}>
            {payment.failure.consequence}
            {payment.failure.isOfCard && addCard}
          </Alert>
        )}
        <Button ref={payButton} type="submit" size="md" loading={busy}>
          {preview === undefined ? 'Pay Now' : `Pay Now ${paidNow(preview)}`}
        </Button>
      </Stack>
    </form>
  );
}

/** R54: an automatic charge, or a payment of an earlier visit, waits for the buyer. */
function openVerification({ payments }: Checkout): Verification | null {
  for (const { verification_url: url, amount, card_fee, card } of payments) {
    if (url === null) continue;
    return { url, amount: dollarsOf(centsOf(amount) + centsOf(card_fee)), card: card ?? 'card' };
  }
  return null;
}

interface PartProps extends Pick<Props, 'receipt'> {
  readonly payment: ReturnType<typeof usePayment>;
}

function Amount({ receipt, payment: { choice, complaints, change } }: PartProps) {
  const { partial_minimum, partial_maximum } = receipt;
  return (
    <TextInput
      label="Amount to pay now"
      description={`From ${dollars(partial_minimum)} to ${dollars(partial_maximum)}`}
      inputMode="decimal"
      leftSection="$"
      value={choice.amount}
      error={complaints.amount}
      onChange={({ currentTarget: { value } }) => {
        const amount = readMoneyText(value);
        if (amount !== null) change({ amount });
      }}
    />
  );
}

function Credit({ receipt, payment: { choice, change } }: PartProps) {
  return (
    <section aria-labelledby="account-credit">
      <Title order={3} size="h5" id="account-credit" mb={6}>
        Account Credit
      </Title>
      <Switch
        label="Apply Credit"
        description={`You have ${dollars(receipt.discountoff)}`}
        checked={choice.byCredit}
        onChange={({ currentTarget }) => change({ byCredit: currentTarget.checked })}
      />
    </section>
  );
}
