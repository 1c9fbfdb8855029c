import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { STATES } from '@hammerdock/domain/checks/states.ts';
import type { FormFields } from '../../ui/fields/form-fields.ts';
import type { Billing } from './billing.ts';

const STATE_CHOICES = [
  { value: '', label: 'Choose a state' },
  ...STATES.map(({ code, name }) => ({ value: code, label: name })),
];

export function BillingFields({ form }: { form: FormFields<keyof Billing> }) {
  return (
    <>
      <TextInput
        label="Address line 1"
        autoComplete="billing address-line1"
        {...form.getInputProps('line1')}
      />
      <TextInput
        label="Address line 2 (optional)"
        autoComplete="billing address-line2"
        {...form.getInputProps('line2')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="City"
          autoComplete="billing address-level2"
          {...form.getInputProps('city')}
        />
        <NativeSelect
          label="State"
          autoComplete="billing address-level1"
          data={STATE_CHOICES}
          {...form.getInputProps('state')}
        />
        <TextInput
          label="ZIP code"
          autoComplete="billing postal-code"
          inputMode="numeric"
          {...form.getInputProps('postal_code')}
        />
        <NativeSelect
          label="Country"
          autoComplete="billing country"
          data={[{ value: 'US', label: 'United States' }]}
          {...form.getInputProps('country')}
        />
      </SimpleGrid>
    </>
  );
}
