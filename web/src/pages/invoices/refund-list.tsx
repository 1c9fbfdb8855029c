import { Stack, Text, Title } from '@mantine/core';
import type { RefundRow } from '@hammerdock/contract/shapes/refund.ts';
import { CREDIT_NOTE_STATUS } from '@hammerdock/contract/texts/credit-note-words.ts';
import { centsOf, instantOf } from '@hammerdock/domain/text/format.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/lot/money.tsx';
import classes from './receipt.module.css';

/** The refunds of a receipt, each with its credit note. */
export const RefundList = ({ refunds }: { refunds: readonly RefundRow[] }) => (
  <Stack gap="xs">
    <Title order={2} size="h4">
      Refunds
    </Title>
    <ul className={classes.payments}>
      {refunds.map((refund) => (
        <li key={refund.id}>
          <div>
            <TextLink to={paths.creditNote(refund.id)}>
              Credit note {refund.credit_note_no}
            </TextLink>
            <Text size="sm" c="dimmed">
              {formatDate(instantOf(refund.credit_date))}, {refund.projects_title}
            </Text>
          </div>
          <div>
            <Money cents={centsOf(refund.amount)} />
            <Text size="sm" c="dimmed">
              {CREDIT_NOTE_STATUS[refund.refund_status]}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  </Stack>
);
