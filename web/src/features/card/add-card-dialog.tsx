import { Checkbox, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SavedCard } from '@hammerdock/contract/shapes/card.ts';
import { useState } from 'react';
import { CallError, textOf } from '../../api/call-error.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { useFirstInvalidFocus } from '../../lib/interaction/use-first-invalid-focus.ts';
import { Waiting } from '../../ui/states/waiting.tsx';
import { BillingFields } from './billing-fields.tsx';
import {
  accountAddress,
  addressText,
  billingChecks,
  NO_ADDRESS,
  toAddress,
  type Billing,
} from './billing.ts';
import { CardForm } from './card-form.tsx';

interface Props {
  readonly onClose: () => void;
  readonly onAdded: (card: SavedCard) => void;
}

/** Our own fields, and below them those of the provider's page, whose button saves the card. */
export function AddCardDialog({ onClose, onAdded }: Props) {
  return (
    <Modal opened onClose={onClose} title="Add Card Details" size="lg">
      <AddCard onAdded={onAdded} />
    </Modal>
  );
}

function AddCard({ onAdded }: Pick<Props, 'onAdded'>) {
  const { form, own, fields, add, checkBilling, save } = useAddCard(onAdded);
  return (
    <Stack ref={fields}>
      {own !== null && (
        <Checkbox
          label="Same as my address"
          description={addressText(own)}
          {...form.getInputProps('same', { type: 'checkbox' })}
        />
      )}
      {!form.values.same && <BillingFields form={form} />}
      <Checkbox
        label="Charge this card automatically when I win"
        {...form.getInputProps('consent', { type: 'checkbox' })}
      />
      <CardForm checkBilling={checkBilling} onToken={save} />
      {add.isPending && <Waiting label="Saving your card" />}
      {add.isError && !isBesideField(add.error) && (
        <Text role="alert" c="var(--mantine-color-error)">
          {textOf(add.error)}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        Your card number goes straight to our payment provider. We only keep the last four digits.
      </Text>
    </Stack>
  );
}

function useAddCard(onAdded: Props['onAdded']) {
  const own = accountAddress(useSession().user);
  const form = useForm<Billing>({
    initialValues: { ...(own ?? NO_ADDRESS), same: own !== null, consent: false },
    validate: billingChecks,
  });
  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((before) => before + 1);
  const fields = useFirstInvalidFocus<HTMLDivElement>(refusals === 0 ? null : refusals);
  const add = useCommand('cards.createCardWithCustomer', {
    refreshes: ['cards.listSources', 'cards.retrieveCustomer', 'invoices.getCheckoutInvoiceDetail'],
    onDone: ({ responseData }) => onAdded(responseData),
    onRefused: (error) => {
      if (isBesideField(error)) {
        form.setFieldValue('same', false);
        besideFields(form)(error);
        refuse();
      }
      return true;
    },
  });
  const checkBilling = () => {
    if (!form.validate().hasErrors) return toAddress(form.getValues(), own);
    refuse();
    return null;
  };
  const save = (card_token: string) => {
    if (add.isPending) return;
    const address = checkBilling();
    if (address !== null) add.mutate({ address, consent: true, card_token });
  };
  return { form, own, fields, add, checkBilling, save };
}

/** The address of the account may be one that the provider refuses; then its fields appear. */
const isBesideField = (error: unknown): boolean =>
  error instanceof CallError && Object.keys(error.fieldErrors).length > 0;
