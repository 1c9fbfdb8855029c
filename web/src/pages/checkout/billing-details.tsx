import {
  Button,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { STATES } from '@hammerdock/domain/checks/states.ts';
import { useAddressLookUp } from '../../api/places/use-address-look-up.ts';
import { useCall } from '../../api/query.tsx';
import { lineOf } from '../../features/address/entry.ts';
import { PlaceField } from '../../ui/fields/place-field.tsx';
import { ZipField } from '../../ui/fields/zip-field.tsx';
import type { useBilling } from './use-billing.ts';

const STATE_CHOICES = [
  { value: '', label: 'Choose a state' },
  ...STATES.map(({ code, name }) => ({ value: code, label: name })),
];

const NAMES = {
  street: 'bill_address1',
  city: 'bill_city',
  state: 'bill_state',
  zip: 'bill_zipcode',
} as const;

interface Props {
  readonly billing: ReturnType<typeof useBilling>;
}

export function BillingDetails({ billing }: Props) {
  const { isOpen, open, fields } = billing;
  return (
    <section aria-labelledby="billing">
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h5" id="billing">
          Billing Address
        </Title>
        {!isOpen && (
          <Button variant="subtle" size="sm" px="sm" me="-sm" onClick={open} aria-expanded={false}>
            Change
          </Button>
        )}
      </Group>
      <div ref={fields}>
        {isOpen ? <Fields billing={billing} /> : <Summary billing={billing} />}
      </div>
    </section>
  );
}

function Summary({ billing }: Props) {
  const { form } = billing;
  const { bill_first_name, bill_last_name, bill_address1, bill_city, bill_state, bill_zipcode } =
    form.getValues();
  return (
    <address style={{ fontStyle: 'normal' }}>
      <Text>
        {bill_first_name} {bill_last_name}
      </Text>
      <Text c="dimmed">
        {bill_address1}, {bill_city}, {bill_state} {bill_zipcode}
      </Text>
    </address>
  );
}

/** Once another address is saved besides the profile's. */
function SavedAddresses({ billing }: Props) {
  const found = useCall('account.getUserProfileDetails', {});
  const entries = found.data?.userData.address_details ?? [];
  if (entries.length < 2) return null;
  return (
    <NativeSelect
      label="Use a saved address"
      defaultValue=""
      data={[
        { value: '', label: 'Choose an address' },
        ...entries.map((entry) => ({ value: entry.id, label: lineOf(entry) })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const entry = entries.find(({ id }) => id === value);
        if (entry !== undefined) billing.use(entry);
      }}
    />
  );
}

function Fields({ billing }: Props) {
  const { form } = billing;
  const lookUp = useAddressLookUp(form, NAMES);
  return (
    <Stack gap="sm" mt="xs">
      <SavedAddresses billing={billing} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label="First name"
          autoComplete="billing given-name"
          {...form.getInputProps('bill_first_name')}
        />
        <TextInput
          label="Last name"
          autoComplete="billing family-name"
          {...form.getInputProps('bill_last_name')}
        />
      </SimpleGrid>
      <PlaceField label="Address" autoComplete="billing address-line1" {...lookUp.street} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label="City"
          autoComplete="billing address-level2"
          {...form.getInputProps('bill_city')}
        />
        <NativeSelect
          label="State"
          autoComplete="billing address-level1"
          data={STATE_CHOICES}
          {...form.getInputProps('bill_state')}
        />
        <ZipField autoComplete="billing postal-code" {...lookUp.zip} />
      </SimpleGrid>
    </Stack>
  );
}
