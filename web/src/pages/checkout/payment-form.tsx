import { Alert, Anchor, Button, Stack, Switch, Text, TextInput } from '@mantine/core';
import { readMoneyText } from '@hammerdock/domain/checks/bid-amount.ts';
import { Figures } from '../../features/invoice/figures.tsx';
import { PickCard } from '../../features/invoice/pick-card.tsx';
import { dollars } from '../../lib/text/format.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
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
        {needsCard && <ByCard receipt={receipt} payment={payment} />}
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
        <Button type="submit" size="md" loading={payment.busy}>
          Pay Now
        </Button>
      </Stack>
    </form>
  );
}

interface ByCardProps {
  readonly receipt: Checkout;
  readonly payment: ReturnType<typeof usePayment>;
}

function ByCard({ receipt, payment }: ByCardProps) {
  const { choice, complaints, change } = payment;
  if (receipt.cards.length === 0) {
    return (
      <Alert color="amber" title="No Cards Found">
        <TextLink to={paths.cards} search={{ referer: paths.checkoutInvoice(receipt.id) }}>
          Add a card
        </TextLink>
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
