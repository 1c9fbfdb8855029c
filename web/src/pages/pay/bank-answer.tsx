import { Alert, Button, Text } from '@mantine/core';
import { dollars } from '@hammerdock/domain/text/format.ts';
import type { Answer, Sent } from '../../api/calls.ts';
import { useCall } from '../../api/query.tsx';

export type LinkPayment = NonNullable<Answer<'invoices.getLinkPayment'>['payment']>;

const ASK_EVERY_MS = 5_000;

/** Which payment by the link is asked for; without its id, the last one. */
export type AskedPayment = Sent<'invoices.getLinkPayment'>;

interface Props {
  readonly asked: AskedPayment;
  readonly url: string;
  readonly payment: LinkPayment;
}

/** The bank's page is open in another tab, and this one notices the decision. */
export function BankQuestion({ asked, url, payment }: Props) {
  useCall('invoices.getLinkPayment', asked, { everyMs: ASK_EVERY_MS });
  return (
    <>
      <Alert
        color="amber"
        role="alert"
        title={`Your bank asks you to confirm this payment of ${dollars(payment.card_total)}`}
      >
        <Text inherit>
          Its page opens in another tab. If you use another card instead, this payment is canceled.
        </Text>
      </Alert>
      <Button component="a" size="md" href={url} target="_blank" rel="noreferrer">
        Confirm at your bank
      </Button>
    </>
  );
}

/** A payment of the checkout, of which the link shows nothing else. */
export const OtherWaits = () => (
  <Alert color="amber" title="A payment is waiting for the bank to confirm it">
    It was made on another page. If you pay here, it’s canceled and its card isn’t charged.
  </Alert>
);

const OUTCOMES: Readonly<Partial<Record<LinkPayment['status'], string>>> = {
  declined: 'declined',
  'not confirmed': 'not confirmed',
  // Another payment replaced it.
  abandoned: 'canceled',
};

/** After the bank's page, where nothing was paid. */
export function BankRefusal({ payment: { status, card_total } }: Pick<Props, 'payment'>) {
  const outcome = OUTCOMES[status];
  if (outcome === undefined) return null;
  return (
    <Alert color="red" role="alert" title={`Your payment of ${dollars(card_total)} was ${outcome}`}>
      Nothing was charged. You can pay with a card below.
    </Alert>
  );
}
