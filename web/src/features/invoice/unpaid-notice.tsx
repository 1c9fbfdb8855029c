import { Alert, Text } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { CanceledNotice } from './canceled-notice.tsx';

/** R52: the deadline of an invoice, or that it was canceled. */
export function UnpaidNotice({ receipt }: { receipt: InvoiceDetail }) {
  const { due_date, void_date } = receipt;
  if (void_date !== null) return <CanceledNotice receipt={receipt} />;
  if (due_date === null) return null;
  return (
    <Alert
      color="amber"
      mb="md"
      title={
        <>
          Please pay by <DateTime at={instantOf(due_date)} withZone />
        </>
      }
    >
      <Text inherit>
        After that, this receipt is canceled and your items go back to auction. Anything you paid
        becomes account credit, and you can’t bid until we review your account.
      </Text>
    </Alert>
  );
}
