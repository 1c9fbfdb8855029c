import { Button, Checkbox, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import type { Sent } from '../../api/calls.ts';
import { besideFields } from '../../api/field-errors.ts';
import { BillingFields } from './billing-fields.tsx';
import { billingChecks, toAddress, type Billing } from './billing.ts';
import { CardFrame } from './card-frame.tsx';

interface Props {
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** First the billing address, then the card on the provider's page, which saves it. */
export function AddCardDialog({ onClose, onAdded }: Props) {
  return (
    <Modal opened onClose={onClose} title="Add Card Details" size="lg">
      <AddCard onAdded={onAdded} />
    </Modal>
  );
}

type Order = Omit<Sent<'cards.createCardWithCustomer'>, 'card_token'>;

function AddCard({ onAdded }: Pick<Props, 'onAdded'>) {
  const [order, setOrder] = useState<Order | null>(null);
  const form = useBillingForm();
  const add = useCommand('cards.createCardWithCustomer', {
    refreshes: ['cards.listSources', 'cards.retrieveCustomer'],
    onDone: onAdded,
    onRefused: (error) => {
      const isBeside = besideFields(form)(error);
      // The error is shown in the first step.
      if (isBeside) setOrder(null);
      return isBeside;
    },
  });
  if (order !== null) {
    return (
      <Stack>
        <Text c="dimmed">
          Your card number goes straight to our payment provider. We only keep the last four digits.
        </Text>
        <CardFrame
          onToken={(card_token) => {
            if (!add.isPending) add.mutate({ ...order, card_token });
          }}
        />
        <Button variant="subtle" disabled={add.isPending} onClick={() => setOrder(null)}>
          Back to the billing address
        </Button>
      </Stack>
    );
  }
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((typed) => setOrder({ address: toAddress(typed), consent: true }))}
    >
      <Stack>
        <BillingFields form={form} />
        <Checkbox
          label="Charge this card automatically when I win"
          {...form.getInputProps('consent', { type: 'checkbox' })}
        />
        <Button type="submit" size="md">
          Continue to card details
        </Button>
      </Stack>
    </form>
  );
}

function useBillingForm() {
  const { user } = useSession();
  return useForm<Billing>({
    initialValues: {
      line1: user?.address1 ?? '',
      line2: user?.address2 ?? '',
      city: user?.city ?? '',
      state: user?.state ?? '',
      postal_code: user?.zip ?? '',
      country: 'US',
      consent: false,
    },
    validate: billingChecks,
  });
}
