import { Fieldset, Stack, Switch, Text, TextInput } from '@mantine/core';
import classes from './auction-form.module.css';
import type { AuctionForm } from './use-auction-form.ts';

/** Whether buyers pick up their lots or have them sent (decision 0070). */
export function DeliveryFields({ form }: { form: AuctionForm }) {
  const { ships } = form.values;
  return (
    <Fieldset legend="Pickup and shipping">
      <Stack gap="sm">
        <Switch
          label="Ship every lot of this auction"
          description="Otherwise, buyers pick up at the center. This can’t change after publishing."
          {...form.getInputProps('ships', { type: 'checkbox' })}
        />
        {ships && <ShippingPrices form={form} />}
        <div className={classes.row}>
          <TextInput type="date" label="Pickup starts on" {...form.getInputProps('pickupDay')} />
          <TextInput type="time" label="Pickup starts at" {...form.getInputProps('pickupTime')} />
          {!ships && (
            <TextInput
              label="Days to pick up"
              inputMode="numeric"
              description="After that, lots are forfeited."
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.getInputProps('pickupDays')}
            />
          )}
        </div>
        {ships && (
          <Text size="sm" c="dimmed">
            Buyers who come to the center instead can pick up from then on.
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}

const ShippingPrices = ({ form }: { form: AuctionForm }) => (
  <>
    <Text size="sm">
      Staff at the center send the parcels. Buyers pay for shipping with their receipt, without
      premium or tax. The money goes to the store and isn’t part of your statement.
    </Text>
    <div className={classes.row}>
      <TextInput
        label="Shipping, first item"
        leftSection="$"
        inputMode="decimal"
        description="Once per receipt. 0 ships free."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('shipping')}
      />
      <TextInput
        label="Shipping, each additional item"
        leftSection="$"
        inputMode="decimal"
        description="On the same receipt. At most the price of the first item."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('shippingMore')}
      />
    </div>
  </>
);
