import { Checkbox, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SavedCard, SavedSource } from '@hammerdock/contract/shapes/card.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallError, textOf } from '../../api/call-error.ts';
import type { Sent } from '../../api/calls.ts';
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
  /** Asks whether the card becomes the primary one; the first card does in any case. */
  readonly asksPrimary?: boolean;
}

interface BankProps {
  readonly onClose: () => void;
  readonly onAdded: (bank: SavedSource) => void;
}

/** Our own fields, and below them those of the provider's page, whose button saves the card. */
export function AddCardDialog({ onClose, onAdded, asksPrimary = false }: Props) {
  const add = useCommand('cards.createCardWithCustomer', {
    refreshes: REFRESHES,
    onDone: ({ responseData }) => onAdded(responseData),
    onRefused: () => true,
  });
  return (
    <Modal opened onClose={onClose} title="Add Card Details" size="lg">
      <AddSource kind="card" asksPrimary={asksPrimary} add={add} onSave={add.mutate} />
    </Modal>
  );
}

/** CARD-06: a bank account, which pays once it is verified. */
export function AddBankDialog({ onClose, onAdded }: BankProps) {
  const add = useCommand('cards.createSource', {
    refreshes: REFRESHES,
    onDone: ({ responseData }) => onAdded(responseData),
    onRefused: () => true,
  });
  return (
    <Modal opened onClose={onClose} title="Add Bank Details" size="lg">
      <AddSource
        kind="bank"
        asksPrimary={false}
        add={add}
        onSave={(bank) => add.mutate({ ...bank, object: 'bank_account' })}
      />
    </Modal>
  );
}

const REFRESHES = [
  'cards.listSources',
  'cards.retrieveCustomer',
  'invoices.getCheckoutInvoiceDetail',
] as const;

const TEXTS = {
  card: {
    consent: 'Charge this card automatically when I win',
    saving: 'Saving your card',
    privacy:
      'Your card number goes straight to our payment provider. We only keep the last four digits.',
  },
  bank: {
    consent: 'I allow Hammerdock to debit this account for what I win and pay',
    saving: 'Saving your bank account',
    privacy:
      'Your account number goes straight to our payment provider. We only keep the last four digits. Two small deposits will arrive in one or two business days; enter their amounts here to verify the account.',
  },
} as const;

type NewSource = Omit<Sent<'cards.createCardWithCustomer'>, 'object'>;

interface AddSourceProps {
  readonly kind: keyof typeof TEXTS;
  readonly asksPrimary: boolean;
  readonly add: Adding;
  readonly onSave: (source: NewSource) => void;
}

interface Adding {
  readonly isPending: boolean;
  readonly error: unknown;
}

function AddSource({ kind, asksPrimary, add, onSave }: AddSourceProps) {
  const { form, own, fields, checkBilling, save } = useAddSource(add, onSave);
  const texts = TEXTS[kind];
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
      <Checkbox label={texts.consent} {...form.getInputProps('consent', { type: 'checkbox' })} />
      {asksPrimary && (
        <Checkbox
          label="Make this my primary card"
          {...form.getInputProps('primary', { type: 'checkbox' })}
        />
      )}
      <CardForm kind={kind} checkBilling={checkBilling} onToken={save} />
      {add.isPending && <Waiting label={texts.saving} />}
      {add.error !== null && !isBesideField(add.error) && (
        <Text role="alert" c="var(--mantine-color-error)">
          {textOf(add.error)}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {texts.privacy}
      </Text>
    </Stack>
  );
}

function useAddSource(add: Adding, onSave: AddSourceProps['onSave']) {
  const own = accountAddress(useSession().user);
  const form = useForm<Billing>({
    initialValues: {
      ...(own ?? NO_ADDRESS),
      same: own !== null,
      consent: false,
      primary: false,
    },
    validate: billingChecks,
  });
  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((before) => before + 1);
  const fields = useFirstInvalidFocus<HTMLDivElement>(refusals === 0 ? null : refusals);
  const showRefusal = useEffectEvent((error: unknown) => {
    if (!isBesideField(error)) return;
    form.setFieldValue('same', false);
    besideFields(form)(error);
    refuse();
  });
  useEffect(() => showRefusal(add.error), [add.error]);
  const checkBilling = () => {
    if (!form.validate().hasErrors) return toAddress(form.getValues(), own);
    refuse();
    return null;
  };
  const save = (card_token: string) => {
    if (add.isPending) return;
    const address = checkBilling();
    const is_primary = form.getValues().primary ? 1 : 0;
    if (address !== null) onSave({ address, consent: true, card_token, is_primary });
  };
  return { form, own, fields, checkBilling, save };
}

/** The address of the account may be one that the provider refuses; then its fields appear. */
const isBesideField = (error: unknown): boolean =>
  error instanceof CallError && Object.keys(error.fieldErrors).length > 0;
