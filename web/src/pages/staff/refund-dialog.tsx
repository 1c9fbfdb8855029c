import { Button, Group, Stack, Text } from '@mantine/core';
import { Figures } from '../../features/invoice/figures.tsx';
import { dollars } from '@hammerdock/domain/text/format.ts';
import { RefundFields } from './refund-fields.tsx';
import { refundFigures, sayWhere, type Preview } from './refund-figures.ts';
import { useRefund, type Lot } from './use-refund.ts';
import { Modal } from '../../ui/layers/modal.tsx';

interface Props {
  readonly lot: Lot;
  readonly onDone: (lot: Lot) => unknown;
  readonly onClose: () => void;
}

/** PICK-03, R30: a return with its reason, and the refund. */
export function RefundDialog({ lot, onDone, onClose }: Props) {
  const refund = useRefund(lot, onDone);
  const { shown, last } = refund;
  return (
    <Modal opened onClose={onClose} title="Refund">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          refund.give();
        }}
      >
        <Stack>
          <Text fw={600}>{lot.title}</Text>
          <RefundFields refund={refund} />
          {last !== undefined && <Outcome shown={last} returned={refund.choice.returned} />}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={refund.busy} disabled={shown === undefined}>
              {last === undefined ? 'Refund' : `Refund ${dollars(last.amount)}`}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** UX-04: the exact effect of the button, before it is pressed. */
const Outcome = ({ shown, returned }: { shown: Preview; returned: boolean }) => (
  <div aria-live="polite">
    <Figures label="Refund details" figures={refundFigures(shown)} />
    {sayWhere(shown, returned).map((line) => (
      <Text key={line} size="sm" mt={4}>
        {line}
      </Text>
    ))}
  </div>
);
