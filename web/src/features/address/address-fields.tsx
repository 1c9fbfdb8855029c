import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { STATES } from '@hammerdock/domain/checks/states.ts';
import { useAddressLookUp } from '../../api/places/use-address-look-up.ts';
import type { FormFields } from '../../ui/fields/form-fields.ts';
import { PlaceField } from '../../ui/fields/place-field.tsx';
import { ZipField } from '../../ui/fields/zip-field.tsx';
import type { Address } from './address.ts';

const STATE_CHOICES = [
  { value: '', label: 'Choose a state' },
  ...STATES.map(({ code, name }) => ({ value: code, label: name })),
];

const NAMES = {
  street: 'address1',
  city: 'city',
  state: 'state',
  zip: 'zip',
  latitude: 'latitude',
  longitude: 'longitude',
} as const;

interface Props {
  readonly form: FormFields<keyof Address>;
  /** Of a visitor who registers; null: it has not arrived yet. */
  readonly registrationToken?: string | null;
}

export function AddressFields({ form, registrationToken }: Props) {
  const lookUp = useAddressLookUp(form, NAMES, registrationToken);
  return (
    <>
      <PlaceField label="Address line 1" autoComplete="address-line1" {...lookUp.street} />
      <TextInput
        label="Address line 2 (optional)"
        autoComplete="address-line2"
        {...form.getInputProps('address2')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="City" autoComplete="address-level2" {...form.getInputProps('city')} />
        <NativeSelect
          label="State"
          autoComplete="address-level1"
          data={STATE_CHOICES}
          {...form.getInputProps('state')}
        />
        <ZipField autoComplete="postal-code" {...lookUp.zip} />
        <NativeSelect
          label="Country"
          autoComplete="country"
          data={[{ value: 'US', label: 'United States' }]}
          {...form.getInputProps('country')}
        />
      </SimpleGrid>
    </>
  );
}
