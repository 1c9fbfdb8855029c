// The terms of an auction: shared by the form of an auction and that of a template.
import { Fieldset, Stack, TextInput } from '@mantine/core';
import classes from './auction-form.module.css';
import { IncrementFields } from './increment-fields.tsx';
import type { AuctionForm } from './use-auction-form.ts';

export function TermFields({ form }: { form: AuctionForm }) {
  return (
    <>
      <Fieldset legend="What buyers pay">
        <Stack gap="sm">
          <div className={classes.row}>
            <TextInput
              label="Buyer premium"
              rightSection="%"
              inputMode="decimal"
              {...form.getInputProps('premium')}
            />
            <TextInput
              label="Minimum premium"
              leftSection="$"
              inputMode="decimal"
              description="Per lot"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.getInputProps('premiumMinimum')}
            />
            <TextInput
              label="Card fee"
              rightSection="%"
              inputMode="decimal"
              {...form.getInputProps('cardFee')}
            />
          </div>
          <div className={classes.row}>
            <TextInput
              label="Deposit per lot"
              leftSection="$"
              inputMode="decimal"
              description="For lots without a deposit of their own. 0 for none."
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.getInputProps('deposit')}
            />
            <TextInput
              label="Bids above need an approved limit"
              leftSection="$"
              inputMode="decimal"
              description="Leave empty to allow any bid."
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.getInputProps('bidLimit')}
            />
          </div>
        </Stack>
      </Fieldset>
      <IncrementFields form={form} />
    </>
  );
}

export const ClosingFields = ({ form }: { form: AuctionForm }) => (
  <div className={classes.row}>
    <TextInput
      label="Seconds between lots"
      inputMode="numeric"
      description="Lots close one after the other."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...form.getInputProps('stagger')}
    />
    <TextInput
      label="Soft close (minutes)"
      inputMode="decimal"
      description="A late bid extends the lot by this long. 0 for none."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...form.getInputProps('softCloseMinutes')}
    />
  </div>
);
