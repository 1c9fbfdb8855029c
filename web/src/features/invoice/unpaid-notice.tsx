import { Alert, Text } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { DateTime } from '../../ui/date-time.tsx';

/** R52: the deadline of an invoice, or that it is void. */
export function UnpaidNotice({ receipt: { due_date, void_date } }: { receipt: InvoiceDetail }) {
  if (void_date !== null) {
    return (
      <Alert color="gray" mb="md" title="This receipt is void">
        It wasn’t paid on time, so it was canceled on{' '}
        <DateTime at={instantOf(void_date)} withZone />. Nothing is due, and anything you paid is
        now account credit.
      </Alert>
    );
  }
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
        After that, this receipt is void and your items go back to auction. Anything you paid
        becomes account credit, and your account stays deactivated until we review it.
      </Text>
    </Alert>
  );
}
