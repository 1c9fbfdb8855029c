import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { CreditNote } from '@hammerdock/contract/shapes/credit-note.ts';
import {
  cancelWords,
  CREDIT_NOTE_STATUS,
  creditNoteFigures,
  movementStatus,
  movementTo,
} from '@hammerdock/contract/texts/credit-note-words.ts';
import { centsOf, instantOf, lotIdOf } from '@hammerdock/domain/text/format.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import { useCall } from '../../api/query.tsx';
import { DocumentTools } from '../../features/document-tools/document-tools.tsx';
import { Figures } from '../../features/invoice/figures.tsx';
import { ReceiptAnswer } from '../../features/invoice/receipt-answer.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Money } from '../../ui/lot/money.tsx';
import classes from './credit-note.module.css';

export function CreditNotePage() {
  const { id } = useParams({ from: '/_private/credit_note/$id' });
  const found = useCall('refunds.getCreditNote', { refund_id: id });
  return (
    <ReceiptAnswer what="credit note" found={found} head={<PageHead title="Credit Note" />}>
      {(note) => (
        <>
          <PageHead title={`Credit Note ${note.credit_note_no}`}>
            <DocumentTools pdf={paths.creditNotePdf(note.id)} />
          </PageHead>
          <Note note={note} />
        </>
      )}
    </ReceiptAnswer>
  );
}

function Note({ note }: { note: CreditNote }) {
  return (
    <Paper component="article" withBorder p={{ base: 'md', sm: 'lg' }} className={classes.note}>
      <div>
        <Text fw={600}>{CREDIT_NOTE_STATUS[note.refund_status]}</Text>
        {note.refund_status === 'canceled' && <Text>{cancelWords(note)}</Text>}
        <Text c="dimmed">Issued {formatDate(instantOf(note.credit_date))}</Text>
        <Text>
          Corrects{' '}
          <TextLink to={paths.invoice(note.invoice_id)}>receipt {note.invoice_no}</TextLink> of{' '}
          {formatDate(instantOf(note.invoice_date))}, auction {note.auction_number}
        </Text>
      </div>
      <Group align="start" gap="xl">
        <address className={classes.address}>
          <Text fw={600}>Bill to</Text>
          <Text>
            {note.bill_first_name} {note.bill_last_name}
          </Text>
          <Text>{note.bill_address1}</Text>
          <Text>
            {note.bill_city}, {note.bill_state} {note.bill_zipcode}
          </Text>
        </address>
        <div>
          <Text fw={600}>Refund</Text>
          <Text>{note.refund_type}</Text>
          <Text>{note.refund_reason}</Text>
          <Text>{note.refund_notes}</Text>
        </div>
      </Group>
      <div>
        <TextLink to={paths.product(note.project_id)}>{note.projects_title}</TextLink>
        <Text size="sm" c="dimmed">
          Lot ID {lotIdOf(note.auctionid)}
        </Text>
      </div>
      <div className={classes.sums}>
        <Figures label="Refunded" figures={creditNoteFigures(note)} />
      </div>
      <Movements note={note} />
    </Paper>
  );
}

const Movements = ({ note }: { note: CreditNote }) => (
  <Stack gap="xs">
    <Title order={2} size="h4">
      Where the money went
    </Title>
    <ul className={classes.movements}>
      {note.movements.map((movement, at) => (
        // Two parts may go to one card.
        <li key={at}>
          <div>
            <Text>{movementTo(movement)}</Text>
            <Text size="sm" c="dimmed">
              {movementStatus(movement)}
            </Text>
          </div>
          <Money cents={centsOf(movement.amount)} />
        </li>
      ))}
    </ul>
  </Stack>
);
