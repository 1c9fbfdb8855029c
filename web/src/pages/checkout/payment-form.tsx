import { Alert, Button, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { Figures } from '../../features/invoice/figures.tsx';
import { CouponButton } from '../../features/coupon/coupon-button.tsx';
import { AddCardButton } from '../../features/card/add-card-button.tsx';
import { useFirstInvalidFocus } from '../../lib/interaction/use-first-invalid-focus.ts';
import { useClearCorner } from '../../lib/interaction/clear-corner.ts';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { usePayTimeOver } from '../../lib/time/pay-time.ts';
import { isVerified } from '../../lib/text/source-name.ts';
import { BillingDetails } from './billing-details.tsx';
import { CardDetails } from './card-details.tsx';
import type { Checkout, Outcome } from './payment-call.ts';
import { paidNow, previewFigures } from './preview-figures.ts';
import { useBilling } from './use-billing.ts';
import type { Verification } from './bank-question.ts';
import { usePayment } from './use-payment.ts';

interface Props {
  readonly receipt: Checkout;
  readonly onPaid: (outcome: Outcome) => unknown;
}

export function PaymentForm({ receipt, onPaid }: Props) {
  const billing = useBilling(receipt);
  const payment = usePayment(receipt, billing, onPaid);
  const { preview, needsCard, verification, complaints, change, busy } = payment;
  const form = useFirstInvalidFocus(Object.keys(complaints).length === 0 ? null : complaints);
  const [addedId, setAddedId] = useState<string | null>(null);
  const isOver = usePayTimeOver(receipt);
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
      ref={form}
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
        <div>
          <CouponButton onApplied={() => change({ byCredit: true })} />
        </div>
        {needsCard && (
          <CardDetails receipt={receipt} payment={payment} addCard={addCard} addedId={addedId} />
        )}
        <BillingDetails billing={billing} />
        {preview !== undefined && (
          <div aria-live="polite">
            <Figures label="What you pay now" figures={previewFigures(preview, payment.source)} />
          </div>
        )}
        {payment.failure !== null && (
          <Alert
            color={payment.failure.isReceived === true ? 'spruce' : 'red'}
            role="alert"
            title={payment.failure.text}
          >
            {payment.failure.consequence}
            {payment.failure.isOfCard && addCard}
          </Alert>
        )}
        {verification !== null && !isOver && <BankQuestion verification={verification} />}
        <Button
          ref={payButton}
          type="submit"
          size="md"
          variant={verification === null ? 'filled' : 'default'}
          loading={busy}
          disabled={isOver && !busy}
        >
          {preview === undefined ? 'Pay Now' : `Pay Now ${paidNow(preview)}`}
        </Button>
      </Stack>
    </form>
  );
}

interface QuestionProps {
  readonly verification: Verification;
}

/** What the buyer does next; another payment is possible, and says what it does to this one. */
const BankQuestion = ({ verification: { url, amount, card, credit } }: QuestionProps) => (
  <>
    <Alert
      color="amber"
      role="alert"
      title={`Your bank asks you to confirm your payment of ${amount}`}
    >
      It’ll be charged to your {card} once you confirm
      {credit !== null && `, and ${credit} more will come from your account credit`}.
    </Alert>
    <Button component="a" href={url} size="md">
      Confirm at your bank
    </Button>
    <Text size="sm" c="dimmed">
      If you pay another way instead, the payment of {amount} that’s waiting for your bank is
      canceled
      {credit !== null && `, and its ${credit} of account credit is yours to use again`}.
    </Text>
  </>
);

interface PartProps extends Pick<Props, 'receipt'> {
  readonly payment: ReturnType<typeof usePayment>;
}

/** A pause means that the amount is typed out. */
const PAUSE_MS = 700;

function Amount({ receipt, payment }: PartProps) {
  const { choice, complaints, amountComplaint, leavesNoRest, change } = payment;
  const { partial_minimum, partial_maximum } = receipt;
  const [wasLeft, setLeft] = useState(false);
  const [settled] = useDebouncedValue(choice.amount, PAUSE_MS);
  const isComplete = wasLeft || (settled === choice.amount && choice.amount !== '');
  return (
    <TextInput
      label="Amount to pay now"
      description={
        leavesNoRest
          ? `By bank account, all ${dollars(partial_maximum)}`
          : `From ${dollars(partial_minimum)} to ${dollars(partial_maximum)}`
      }
      inputMode="decimal"
      leftSection="$"
      value={choice.amount}
      error={complaints.amount ?? (isComplete ? amountComplaint : null)}
      onBlur={() => setLeft(true)}
      onChange={({ currentTarget: { value } }) => {
        const amount = readMoneyText(value);
        if (amount === null) return;
        setLeft(false);
        change({ amount });
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
