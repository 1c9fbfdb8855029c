import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { textOf } from '../../api/call-error.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import type { Parcel } from './parcel.ts';
import { Modal } from '../../ui/layers/modal.tsx';
import { focusInvalid } from '../../lib/interaction/use-first-invalid-focus.ts';

interface Props {
  readonly parcel: Parcel;
  readonly onClose: () => void;
}

/** Asks first, because the buyer gets an email with what is typed here. */
export function ShipDialog({ parcel, onClose }: Props) {
  const form = useForm({
    initialValues: { carrier: '', tracking_number: '' },
    validate: { carrier: (text) => filled(text), tracking_number: (text) => filled(text) },
  });
  const ship = useCommand('pickup.shipOrder', {
    refreshes: ['pickup.listShipments'],
    onDone: onClose,
    onRefused: (error) => besideFields(form)(error) || true,
  });
  const count = parcel.lots.length;
  return (
    <Modal opened onClose={onClose} title={`Ship receipt ${parcel.inv_num}`}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          (sent) => ship.mutate({ invoice_id: parcel.invoice_id, ...sent }),
          focusInvalid,
        )}
      >
        <Stack>
          <Text>
            {count === 1 ? 'The item counts' : `All ${count} items count`} as handed over, and the
            buyer gets an email.
          </Text>
          <TextInput
            label="Carrier"
            maxLength={40}
            data-autofocus
            {...form.getInputProps('carrier')}
          />
          <TextInput
            label="Tracking number"
            maxLength={60}
            {...form.getInputProps('tracking_number')}
          />
          {ship.isError && <Alert color="red">{textOf(ship.error)}</Alert>}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={ship.isPending}>
              Mark as shipped
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
