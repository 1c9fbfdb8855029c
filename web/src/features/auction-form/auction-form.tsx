import { Button, Fieldset, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { STORE_TIME_ZONE } from '@hammerdock/domain/time.ts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../api/query.tsx';
import { useFirstInvalidFocus } from '../../lib/interaction/use-first-invalid-focus.ts';
import { FieldsToFix } from '../../ui/fields/fields-to-fix.tsx';
import classes from './auction-form.module.css';
import { AUCTION_LABELS } from './auction-values.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { ClosingFields, TermFields } from './term-fields.tsx';
import type { AuctionForm } from './use-auction-form.ts';

interface Props {
  readonly form: AuctionForm;
  readonly submitLabel: string;
  readonly isSending: boolean;
  readonly onSubmit: () => void;
  /** Beside the button that saves. */
  readonly children?: ReactNode;
}

/** SELL-01: everything an auction says about itself. */
export function AuctionFormFields({ form, submitLabel, isSending, onSubmit, children }: Props) {
  const [failures, setFailures] = useState(0);
  const element = useFirstInvalidFocus(failures === 0 ? null : failures);
  const submit = form.onSubmit(onSubmit, () => setFailures((before) => before + 1));
  return (
    <form ref={element} noValidate onSubmit={submit}>
      <Stack>
        <Fieldset legend="Auction">
          <div className={classes.row}>
            <TextInput label="Title" maxLength={120} {...form.getInputProps('title')} />
            <CenterSelect form={form} />
          </div>
        </Fieldset>
        <Fieldset legend={`Schedule (${STORE_TIME_ZONE.name})`}>
          <Stack gap="sm">
            <div className={classes.row}>
              <TextInput type="date" label="Start date" {...form.getInputProps('startDay')} />
              <TextInput type="time" label="Start time" {...form.getInputProps('startTime')} />
            </div>
            <div className={classes.row}>
              <TextInput
                type="date"
                label="End date"
                description="The close of the first lot"
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                {...form.getInputProps('endDay')}
              />
              <TextInput type="time" label="End time" {...form.getInputProps('endTime')} />
            </div>
            <ClosingFields form={form} />
          </Stack>
        </Fieldset>
        <DeliveryFields form={form} />
        <TermFields form={form} />
        <FieldsToFix labels={AUCTION_LABELS} errors={form.errors} />
        <Group>
          <Button type="submit" loading={isSending}>
            {submitLabel}
          </Button>
          {children}
        </Group>
      </Stack>
    </form>
  );
}

export function CenterSelect({ form }: { form: AuctionForm }) {
  const centers = useCall('sellerAuctions.listCenters', {}).data?.centerList ?? [];
  return (
    <NativeSelect
      label="Pickup center"
      data={[
        { value: '', label: 'Choose a center' },
        ...centers.map(({ id, name, tax_bps }) => ({
          value: id,
          label: `${name} (${tax_bps / 100}% tax)`,
        })),
      ]}
      {...form.getInputProps('center')}
    />
  );
}
