import { Paper, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Answer } from '../../api/calls.ts';
import { isRefusal, textOf, type CallError } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { showFocused } from '../../lib/interaction/show-element.ts';
import { LinkButton } from '../../links.tsx';
import { PAYMENT_PROCESSING } from '@hammerdock/contract/texts/held-words.ts';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { PayForm } from './pay-form.tsx';
import type { AskedPayment, LinkPayment } from './bank-answer.tsx';

interface Props {
  readonly token: string;
  /** The payment of this page that the bank was asked about. */
  readonly paymentId?: string | undefined;
  readonly onBankAsked: (paymentId: string | undefined) => void;
}

/** The payment link of an email; works without a session and shows nothing about the buyer. */
export function PayPage({ token, paymentId, onBankAsked }: Props) {
  // Part of it may be paid elsewhere in the meantime.
  const link = useCall('invoices.getPaymentLink', { token }, { onReturn: true });
  // Also where the bank's page leads: what became of the payment comes before the dead link.
  const asked = linkPaymentOf(token, paymentId);
  // Another attempt changes which payment is asked for, and the form stays.
  const last = useCall('invoices.getLinkPayment', asked, { keepPrevious: true });
  const [paid, setPaid] = useState<Paid | null>(null);
  // Another page was faster.
  const [late, setLate] = useState<Error | null>(null);
  const payment = last.data?.payment ?? null;
  const isNews = link.data !== undefined;
  if (paid !== null) return <Done paid={paid} isOwn isNews={isNews} />;
  if (late !== null) return <Late error={late} />;
  const paidBefore = paidBy(payment);
  if (paidBefore !== null) {
    return <Done paid={paidBefore} isOwn={paymentId !== undefined} isNews={isNews} />;
  }
  if (last.data === undefined && last.error === null) return <Loading />;
  if (isPaid(link.error) && payment?.status === 'abandoned') return <Late error={link.error} />;
  if (isDead(link.error)) {
    return (
      <Message title={textOf(link.error)}>
        Sign in to see your receipts, or contact us if you have a question.
      </Message>
    );
  }
  if (link.data !== undefined) {
    return (
      <PayForm
        asked={asked}
        link={link.data}
        payment={payment}
        onPaid={setPaid}
        onBankAsked={onBankAsked}
        onRefused={(error, mayBePaidHere) => {
          if (isPaid(error) && !mayBePaidHere) return setLate(error);
          // The last payment by the link may be the one without an answer.
          if (isPaid(error)) onBankAsked(undefined);
          void link.refetch();
        }}
      />
    );
  }
  if (link.error === null) return <Loading />;
  return (
    <ErrorState
      title="The receipt couldn’t be loaded"
      text={textOf(link.error)}
      onRetry={() => void link.refetch()}
    />
  );
}

type Paid = Answer<'invoices.payByLink'>;

const linkPaymentOf = (token: string, paymentId: string | undefined): AskedPayment =>
  paymentId === undefined ? { token } : { token, payment_id: paymentId };

/** null: it did not succeed, or not yet. */
function paidBy(payment: LinkPayment | null): Paid | null {
  if (payment === null) return null;
  const { status, card_total } = payment;
  if (status === 'succeeded') return { payment_status: 'paid', card_total };
  return status === 'processing' ? { payment_status: 'processing', card_total } : null;
}

const isPaid = (error: unknown): error is CallError =>
  isRefusal(error, 'InvoicePaidAlready', 'PaymentProcessing');

const isDead = (error: unknown): boolean =>
  isPaid(error) || isRefusal(error, 'PaymentLinkInvalid', 'PaymentLinkExpired', 'InvoiceVoid');

const Late = ({ error }: { readonly error: Error }) => (
  <Message title={textOf(error)} isNews>
    The payment was made on another page. The card you entered here wasn’t charged.
  </Message>
);

function Loading() {
  return (
    <Paper withBorder maw={520} mx="auto" my="lg" p={{ base: 'md', sm: 'xl' }} role="status">
      <VisuallyHidden>Loading the receipt</VisuallyHidden>
      <Stack>
        <Skeleton height="2rem" width="60%" />
        <Skeleton height="6rem" />
        <Skeleton height="14rem" />
      </Stack>
    </Paper>
  );
}

interface DoneProps {
  readonly paid: Paid;
  /** Paid on this page; otherwise its card may be another one. */
  readonly isOwn?: boolean;
  /** It replaces the form, which was longer. */
  readonly isNews: boolean;
}

const Done = ({ paid, isOwn = false, isNews }: DoneProps) =>
  paid.payment_status === 'paid' ? (
    <Message title="Payment received. Thank you!" isNews={isNews}>
      {isOwn
        ? `We charged ${dollars(paid.card_total)} to your card. The card wasn’t saved.`
        : `${dollars(paid.card_total)} was paid by card with this link. The card wasn’t saved.`}
    </Message>
  ) : (
    <Message title={PAYMENT_PROCESSING} isNews={isNews}>
      We’ll send an email when it goes through. Please don’t pay again.
    </Message>
  );

interface MessageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly isNews?: boolean;
}

const Message = ({ title, children, isNews = false }: MessageProps) => (
  <Stack align="center" ta="center" py={64} gap="sm">
    <div role="status" tabIndex={-1} ref={isNews ? showFocused : null}>
      <Title order={1} mb="sm">
        {title}
      </Title>
      <Text c="dimmed">{children}</Text>
    </div>
    <LinkButton to={paths.invoices('all')} mt="sm">
      See your receipts
    </LinkButton>
  </Stack>
);
