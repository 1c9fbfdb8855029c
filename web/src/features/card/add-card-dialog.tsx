import { Checkbox, Modal, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { SavedSource } from '@hammerdock/contract/shapes/card.ts';
import { useState } from 'react';
import { CallError, textOf } from '../../api/call-error.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { markInvalid } from '../../lib/interaction/mark-invalid.ts';
import { showElement } from '../../lib/interaction/show-element.ts';
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
  readonly onAdded: (source: SavedSource) => void;
}

interface CardProps extends Props {
  /** Asks whether the card becomes the primary one; the first card does in any case. */
  readonly asksPrimary?: boolean;
}

/** Our own fields, and below them those of the provider's page, whose button saves the card. */
export function AddCardDialog({ onClose, onAdded, asksPrimary = false }: CardProps) {
  return (
    <Modal opened onClose={onClose} title="Add Card Details" size="lg">
      <AddSource kind="card" asksPrimary={asksPrimary} onAdded={onAdded} />
    </Modal>
  );
}

/** CARD-06: a bank account, which pays once it is verified. */
export function AddBankDialog({ onClose, onAdded }: Props) {
  return (
    <Modal opened onClose={onClose} title="Add Bank Details" size="lg">
      <AddSource kind="bank" asksPrimary={false} onAdded={onAdded} />
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
    needed: 'Required to save a card.',
    saving: 'Saving your card',
    privacy:
      'Your card number goes straight to our payment provider. We only keep the last four digits.',
  },
  bank: {
    consent: 'I allow Hammerdock to debit this account for what I win and pay',
    needed: 'Required to save an account.',
    saving: 'Saving your bank account',
    privacy:
      'Your account number goes straight to our payment provider. Two small deposits arrive in ' +
      'one or two business days; enter their amounts here to verify the account.',
  },
} as const;

interface AddSourceProps extends Pick<Props, 'onAdded'> {
  readonly kind: keyof typeof TEXTS;
  readonly asksPrimary: boolean;
}

function AddSource({ kind, asksPrimary, onAdded }: AddSourceProps) {
  const { form, own, fields, add, checkBilling, save } = useAddSource(kind, onAdded);
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
      <Checkbox
        label={texts.consent}
        description={texts.needed}
        {...form.getInputProps('consent', { type: 'checkbox' })}
      />
      {asksPrimary && (
        <Checkbox
          label="Make this my primary card"
          {...form.getInputProps('primary', { type: 'checkbox' })}
        />
      )}
      <CardForm
        kind={kind}
        checkBilling={checkBilling}
        onToken={save}
        // All messages appear at the first attempt, beside the provider's fields and our own.
        onRefused={() => void form.validate()}
      />
      {add.isPending && <Waiting label={texts.saving} />}
      {add.error !== null && !isBesideField(add.error) && (
        <Text ref={showElement} role="alert" c="var(--mantine-color-error)">
          {textOf(add.error)}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {texts.privacy}
      </Text>
    </Stack>
  );
}

function useAddSource(kind: AddSourceProps['kind'], onAdded: Props['onAdded']) {
  const own = accountAddress(useSession().user);
  const form = useForm<Billing>({
    enhanceGetInputProps: markInvalid,
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
  const options = {
    refreshes: REFRESHES,
    onDone: ({ responseData }: { readonly responseData: SavedSource }) => onAdded(responseData),
    onRefused: (error: unknown) => {
      if (isBesideField(error)) {
        form.setFieldValue('same', false);
        besideFields(form)(error);
        refuse();
      }
      return true;
    },
  };
  const addCard = useCommand('cards.createCardWithCustomer', options);
  const addBank = useCommand('cards.createSource', options);
  const add = kind === 'card' ? addCard : addBank;
  const checkBilling = () => {
    if (!form.validate().hasErrors) return toAddress(form.getValues(), own);
    refuse();
    return null;
  };
  const save = (card_token: string) => {
    if (add.isPending) return;
    const address = checkBilling();
    if (address === null) return;
    const source = { address, consent: true, card_token } as const;
    const is_primary = form.getValues().primary ? 1 : 0;
    if (kind === 'card') addCard.mutate({ ...source, is_primary });
    else addBank.mutate({ ...source, object: 'bank_account' });
  };
  return { form, own, fields, add, checkBilling, save };
}

/** The address of the account may be one that the provider refuses; then its fields appear. */
const isBesideField = (error: unknown): boolean =>
  error instanceof CallError && Object.keys(error.fieldErrors).length > 0;
