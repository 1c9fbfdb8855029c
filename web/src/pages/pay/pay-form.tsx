import { Alert, Button, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { use, useRef, useState } from 'react';
import type { Answer } from '../../api/calls.ts';
import { isOffline, isRefusal, isUndecided, textOf } from '../../api/call-error.ts';
import { callQuery, refreshCalls, useCommand } from '../../api/query.tsx';
import { useApi } from '../../api/use-api.ts';
import { billingChecks, NO_ADDRESS, toAddress, type Billing } from '../../features/card/billing.ts';
import { BillingFields } from '../../features/card/billing-fields.tsx';
import { CardForm } from '../../features/card/card-form.tsx';
import type { Figure } from '@hammerdock/contract/texts/receipt-figures.ts';
import { TimeToPay } from '../../features/invoice/pay-until.tsx';
import { Figures } from '../../features/invoice/figures.tsx';
import { usePayTimeOver } from '../../lib/time/pay-time.ts';
import { useOnline } from '../../lib/use-online.ts';
import { StoreSettingsContext } from '../../lib/store-settings.ts';
import { countOf, dollars, instantOf } from '@hammerdock/domain/text/format.ts';
import {
  BankQuestion,
  BankRefusal,
  OtherWaits,
  type AskedPayment,
  type LinkPayment,
} from './bank-answer.tsx';

type Link = Answer<'invoices.getPaymentLink'>;
type Paid = Answer<'invoices.payByLink'>;

interface Props extends PayHandlers {
  readonly asked: AskedPayment;
  readonly link: Link;
  /** The one of this page that the bank was asked about, or the last one by this link. */
  readonly payment: LinkPayment | null;
}

interface PayHandlers {
  readonly onPaid: (paid: Paid) => void;
  /** undefined: another attempt replaces it. */
  readonly onBankAsked: (paymentId: string | undefined) => void;
  /**
   * The amount due may have changed, or the receipt may be paid by now; `mayBePaidHere`: by an
   * earlier attempt of this page, which was not answered.
   */
  readonly onRefused: (error: Error, mayBePaidHere: boolean) => void;
}

/** First the provider's card form, then the button that charges the card. */
export function PayForm({ asked, link, payment, ...handlers }: Props) {
  const { token } = asked;
  const { cardToken, setCardToken, pay, error } = usePayByLink(link, { token, ...handlers });
  // A failure for lack of a network is over once there is one.
  const isOnline = useOnline();
  const failure = isOnline && isOffline(error) ? null : error;
  const [usesAnother, setUsesAnother] = useState(false);
  const url = payment?.verification_url ?? null;
  const isAsked = payment !== null && url !== null;
  // The next question is asked about the next card.
  if (!isAsked && usesAnother) setUsesAnother(false);
  const isTimeOver = usePayTimeOver({ pay_until: link.reopens ? link.pay_until : null });
  const isOver = isTimeOver && !pay.isPending;
  const fieldsShown = !isOver && (!isAsked || usesAnother);
  return (
    <Paper withBorder maw={520} mx="auto" my="lg" p={{ base: 'md', sm: 'xl' }}>
      <Stack>
        <div>
          <Title order={1} size="h2">
            Pay receipt {link.inv_num}
          </Title>
          <Text c="dimmed">
            {countOf(link.item_count, 'item')}.
            {!link.reopens && ` Please pay by ${formatDateTime(instantOf(link.pay_until))} ET.`}
          </Text>
        </div>
        <Items link={link} />
        {link.reopens && (
          <TimeToPay until={instantOf(link.pay_until)} isPartPaid={link.part_paid} />
        )}
        <Figures label="What you pay" figures={figuresOf(link)} />
        {link.other_waits_for_bank && !isOver && <OtherWaits />}
        {isAsked && !isOver && <BankQuestion asked={asked} url={url} payment={payment} />}
        {isAsked && !usesAnother && !isOver && (
          <Button variant="default" onClick={() => setUsesAnother(true)}>
            Use another card
          </Button>
        )}
        {failure === null && payment !== null && cardToken === null && (
          <BankRefusal payment={payment} />
        )}
        {failure !== null && <Failure error={failure} />}
        {fieldsShown && cardToken === null && <CardEntry token={token} onToken={setCardToken} />}
        {fieldsShown && cardToken !== null && (
          <>
            <Text role="status">Your card is ready. It’s charged when you press the button.</Text>
            <Button
              size="md"
              loading={pay.isPending}
              onClick={() =>
                pay.mutate({ token, card_token: cardToken, tamount: link.total_due_amount })
              }
            >
              Pay {dollars(link.card_total)}
            </Button>
            <Button variant="default" disabled={pay.isPending} onClick={() => setCardToken(null)}>
              Use another card
            </Button>
          </>
        )}
        {!isOver && (
          <Text size="sm" c="dimmed">
            Your card number goes straight to our payment provider. The card pays this receipt only
            and isn’t saved.
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

const ITEMS_NAMED_MAX = 5;

/** What is paid for, and where it is picked up. */
function Items({ link: { items, pickup_place } }: Pick<Props, 'link'>) {
  const more = items.length - ITEMS_NAMED_MAX;
  return (
    <div>
      <List>
        {items.slice(0, ITEMS_NAMED_MAX).map((title, index) => (
          <List.Item key={index}>{title}</List.Item>
        ))}
        {more > 0 && <List.Item>{`and ${countOf(more, 'more item')}`}</List.Item>}
      </List>
      {pickup_place !== null && <Text mt={6}>{`Pickup: ${pickup_place}`}</Text>}
    </div>
  );
}

function usePayByLink(
  { card_total }: Link,
  { token, onPaid, onBankAsked, onRefused }: PayHandlers & { readonly token: string },
) {
  const [cardToken, setCardToken] = useState<string | null>(null);
  const wasUnanswered = useRef(false);
  const client = useQueryClient();
  const api = useApi();
  const pay = useCommand('invoices.payByLink', {
    // The page says so itself.
    isShown: () => true,
    // It replaces the payment that the bank was asked about.
    onSend: () => onBankAsked(undefined),
    onDone: onPaid,
    onRefused: (error) => {
      // Nothing was sent, or the same payment finds out what became of it: the card stays ready.
      if (isOffline(error)) return true;
      if (isUndecided(error)) {
        wasUnanswered.current = true;
        return true;
      }
      // Its token was not used either.
      if (isRefusal(error, 'AmountMismatch')) {
        onRefused(error, wasUnanswered.current);
        return true;
      }
      if (isRefusal(error, 'CardNeedsVerification')) {
        const verification_url = String(error.details['verificationUrl']);
        const payment = { status: 'needs verification', card_total, verification_url } as const;
        const payment_id = String(error.details['paymentId']);
        const asked = callQuery(api, 'invoices.getLinkPayment', { token, payment_id });
        client.setQueryData(asked.queryKey, { payment });
        onBankAsked(payment_id);
      } else void refreshCalls(client, ['invoices.getLinkPayment']);
      // The provider takes a token once.
      setCardToken(null);
      onRefused(error, wasUnanswered.current);
      return true;
    },
  });
  // The bank's question is no failure.
  const isFailed = pay.error !== null && !isRefusal(pay.error, 'CardNeedsVerification');
  return { cardToken, setCardToken, pay, error: isFailed ? pay.error : null };
}

/** As at the checkout; a repeated payment has the same key. */
const Failure = ({ error }: { error: Error }) =>
  isUndecided(error) ? (
    <Alert color="red" role="alert" title="We don’t know yet whether your payment went through">
      Press the button again to find out. You won’t be charged twice.
    </Alert>
  ) : (
    <Alert color="red" role="alert" title={textOf(error)}>
      Nothing was charged.
    </Alert>
  );

function figuresOf({ total_due_amount, card_fee, card_total }: Link): Figure[] {
  const isFree = card_fee === '0.00';
  if (isFree) return [{ label: 'Amount due', amount: total_due_amount, strong: true }];
  return [
    { label: 'Amount due', amount: total_due_amount },
    { label: 'Card fee', amount: card_fee },
    { label: 'Total', amount: card_total, strong: true },
  ];
}

/** Our own fields of the address are asked for where the provider's form has none. */
function CardEntry({ token, onToken }: { token: string; onToken: (card: string) => void }) {
  const { cardForm } = use(StoreSettingsContext);
  const form = useForm<Billing>({
    initialValues: { ...NO_ADDRESS, same: false, consent: true, primary: false },
    validate: billingChecks,
  });
  const checkBilling = () => (form.validate().hasErrors ? null : toAddress(form.getValues(), null));
  return (
    <>
      {cardForm.kind !== 'page' && <BillingFields form={form} />}
      <CardForm kind="card" checkBilling={checkBilling} onToken={onToken} linkToken={token} />
    </>
  );
}
