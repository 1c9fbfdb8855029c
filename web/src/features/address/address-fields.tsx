import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { STATES } from '@hammerdock/domain/checks/states.ts';
import type { FormFields } from '../../ui/fields/form-fields.ts';
import type { Address } from './address.ts';

const STATE_CHOICES = [
  { value: '', label: 'Choose a state' },
  ...STATES.map(({ code, name }) => ({ value: code, label: name })),
];

interface Props {
  readonly form: FormFields<keyof Address>;
  readonly disabled?: boolean;
}

export function AddressFields({ form, disabled = false }: Props) {
  return (
    <>
      <TextInput
        label="Address line 1"
        autoComplete="address-line1"
        disabled={disabled}
        {...form.getInputProps('address1')}
      />
      <TextInput
        label="Address line 2 (optional)"
        autoComplete="address-line2"
        disabled={disabled}
        {...form.getInputProps('address2')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="City"
          autoComplete="address-level2"
          disabled={disabled}
          {...form.getInputProps('city')}
        />
        <NativeSelect
          label="State"
          autoComplete="address-level1"
          disabled={disabled}
          data={STATE_CHOICES}
          {...form.getInputProps('state')}
        />
        <TextInput
          label="ZIP code"
          autoComplete="postal-code"
          inputMode="numeric"
          disabled={disabled}
          {...form.getInputProps('zip')}
        />
        <NativeSelect
          label="Country"
          autoComplete="country"
          disabled={disabled}
          data={[{ value: 'US', label: 'United States' }]}
          {...form.getInputProps('country')}
        />
      </SimpleGrid>
    </>
  );
}
