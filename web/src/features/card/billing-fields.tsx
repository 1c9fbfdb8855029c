import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { STATES } from '@hammerdock/domain/checks/states.ts';
import { useAddressLookUp } from '../../api/places/use-address-look-up.ts';
import type { FormFields } from '../../ui/fields/form-fields.ts';
import { PlaceField } from '../../ui/fields/place-field.tsx';
import { ZipField } from '../../ui/fields/zip-field.tsx';
import type { Billing } from './billing.ts';

const STATE_CHOICES = [
  { value: '', label: 'Choose a state' },
  ...STATES.map(({ code, name }) => ({ value: code, label: name })),
];

const NAMES = { street: 'line1', city: 'city', state: 'state', zip: 'postal_code' } as const;

export function BillingFields({ form }: { form: FormFields<keyof Billing> }) {
  const lookUp = useAddressLookUp(form, NAMES);
  return (
    <>
      <PlaceField label="Address line 1" autoComplete="billing address-line1" {...lookUp.street} />
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
        <ZipField autoComplete="billing postal-code" {...lookUp.zip} />
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
