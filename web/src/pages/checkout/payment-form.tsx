import { Alert, Anchor, Button, Stack, Switch, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { Figures } from '../../features/invoice/figures.tsx';
import { PickCard } from '../../features/invoice/pick-card.tsx';
import { dollars } from '../../lib/text/format.ts';
import { AddCardButton } from './add-card-button.tsx';
import type { Checkout, Outcome } from './payment-call.ts';
import { previewFigures } from './preview-figures.ts';
import { usePayment } from './use-payment.ts';

interface Props {
  readonly receipt: Checkout;
  readonly onPaid: (outcome: Outcome) => unknown;
}

export function PaymentForm({ receipt, onPaid }: Props) {
  const payment = usePayment(receipt, onPaid);
  const { choice, complaints, preview, needsCard, change } = payment;
  const { partial_minimum, partial_maximum } = receipt;
  const addCard = (
    <AddCardButton
      count={receipt.cards.length}
      onAdded={({ id }) => change({ sourceId: id, cvv: '' })}
    />
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        payment.pay();
      }}
    >
      <Stack gap="md">
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
        {receipt.discountoff !== '0.00' && (
          <Switch
            label="Apply Credit"
            description={`Account Credit: ${dollars(receipt.discountoff)}`}
            checked={choice.byCredit}
            onChange={({ currentTarget }) => change({ byCredit: currentTarget.checked })}
          />
        )}
        {needsCard && <ByCard receipt={receipt} payment={payment} addCard={addCard} />}
        {preview !== undefined && (
          <div aria-live="polite">
            <Figures label="What you pay now" figures={previewFigures(preview)} />
          </div>
        )}
        {payment.verificationUrl !== null && (
          <Alert color="amber" role="alert" title="Your bank asks you to confirm this payment">
            <Anchor href={payment.verificationUrl}>Confirm at your bank</Anchor>
          </Alert>
        )}
        {payment.failure !== null && (
          <Alert color="red" title={payment.failure.text}>
            Nothing was charged.
            {payment.failure.isOfCard && addCard}
          </Alert>
        )}
        <Button type="submit" size="md" loading={payment.busy}>
          Pay Now
        </Button>
      </Stack>
    </form>
  );
}

interface ByCardProps extends Pick<Props, 'receipt'> {
  readonly payment: ReturnType<typeof usePayment>;
  readonly addCard: ReactNode;
}

function ByCard({ receipt, payment, addCard }: ByCardProps) {
  const { choice, complaints, change } = payment;
  if (receipt.cards.length === 0) {
    return (
      <Alert color="amber" role="group" title="No Cards Found">
        Add a card to pay this receipt.
        {addCard}
        {complaints.sourceId !== undefined && <Text role="alert">{complaints.sourceId}</Text>}
      </Alert>
    );
  }
  return (
    <>
      <PickCard
        cards={receipt.cards}
        value={choice.sourceId}
        error={complaints.sourceId ?? null}
        onChange={(sourceId) => change({ sourceId })}
      />
      <TextInput
        label="CVV"
        description="The three digits on the back of the card"
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        w={160}
        value={choice.cvv}
        error={complaints.cvv}
        onChange={({ currentTarget }) => change({ cvv: currentTarget.value })}
      />
    </>
  );
}
