import { Paper, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Answer } from '../../api/calls.ts';
import { isRefusal, textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { LinkButton } from '../../links.tsx';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { PayForm } from './pay-form.tsx';

/** The payment link of an email; works without a session and shows nothing about the buyer. */
export function PayPage({ token }: { token: string }) {
  const link = useCall('invoices.getPaymentLink', { token });
  const [paid, setPaid] = useState<Answer<'invoices.payByLink'> | null>(null);
  if (paid !== null) return <Done paid={paid} />;
  if (isDead(link.error)) {
    return (
      <Message title={textOf(link.error)}>
        Sign in to see your receipts, or contact us if you have a question.
      </Message>
    );
  }
  if (link.data !== undefined) {
    const refetch = () => void link.refetch();
    return <PayForm token={token} link={link.data} onPaid={setPaid} onRefused={refetch} />;
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

const isDead = (error: unknown): boolean =>
  isRefusal(
    error,
    'PaymentLinkInvalid',
    'PaymentLinkExpired',
    'InvoiceVoid',
    'InvoicePaidAlready',
    'PaymentProcessing',
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

const Done = ({ paid }: { paid: Answer<'invoices.payByLink'> }) =>
  paid.payment_status === 'paid' ? (
    <Message title="Payment received. Thank you!">
      {`We charged ${dollars(paid.card_total)} to your card. The card wasn’t saved.`}
    </Message>
  ) : (
    <Message title="Your payment is being processed">
      We’ll send an email when it goes through. Please don’t pay again.
    </Message>
  );

const Message = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack align="center" ta="center" py={64} gap="sm">
    <div role="status">
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
