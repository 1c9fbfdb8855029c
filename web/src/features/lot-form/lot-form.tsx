import {
  Button,
  Fieldset,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { COMPLETENESS, TESTED } from '@hammerdock/domain/catalog/condition-report.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { TEXT_MAX } from '@hammerdock/domain/catalog/draft-lot.ts';
import type { SellerLot } from '@hammerdock/contract/shapes/seller-lot.ts';
import { useState, type ReactNode } from 'react';
import { CallError } from '../../api/call-error.ts';
import type { Answer } from '../../api/calls.ts';
import { useCall } from '../../api/query.tsx';
import { useFirstInvalidFocus } from '../../lib/interaction/use-first-invalid-focus.ts';
import { FieldsToFix } from '../../ui/fields/fields-to-fix.tsx';
import { LOT_LABELS, valuesOf, type LotValueName, type LotValues } from './lot-values.ts';

interface Props {
  /** null: a new lot. */
  readonly lot: SellerLot | null;
  readonly auctions: Answer<'sellerLots.countSellerLots'>['auctionList'];
  /** Whether a field may still change. */
  readonly mayChange: (name: LotValueName) => boolean;
  readonly isSending: boolean;
  readonly onSubmit: (values: LotValues) => void;
  readonly error: unknown;
  readonly children?: ReactNode;
}

/** SELL-02: every field of a lot; errors are beside their fields. */
export function LotForm({ lot, auctions, mayChange, isSending, onSubmit, error, children }: Props) {
  const form = useForm<LotValues>({ initialValues: valuesOf(lot) });
  const [shown, setShown] = useState<unknown>(null);
  if (error !== shown) {
    setShown(error);
    form.setErrors(fieldErrorsOf(error));
  }
  const element = useFirstInvalidFocus(fieldsOf(error).length === 0 ? null : error);
  const field = (name: LotValueName) => ({
    label: LOT_LABELS[name],
    disabled: !mayChange(name),
    ...form.getInputProps(name),
  });
  return (
    <form ref={element} noValidate onSubmit={form.onSubmit(onSubmit)}>
      <Stack>
        <Fieldset legend="Goods">
          <Stack gap="sm">
            <TextInput maxLength={TEXT_MAX.title} {...field('title')} />
            <Textarea
              autosize
              minRows={3}
              maxLength={TEXT_MAX.description}
              {...field('description')}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              <CategorySelect {...field('category')} />
              <NativeSelect
                data={[{ value: '', label: 'Not chosen yet' }, ...CONDITIONS]}
                {...field('condition')}
              />
              <TextInput maxLength={TEXT_MAX.conditionNote} {...field('condition_note')} />
              <TextInput inputMode="numeric" {...field('item_count')} />
              <TextInput maxLength={TEXT_MAX.brand} {...field('brand')} />
              <TextInput type="url" maxLength={TEXT_MAX.sourceUrl} {...field('source_url')} />
            </SimpleGrid>
          </Stack>
        </Fieldset>
        <Fieldset legend="Sale">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <AuctionSelect lot={lot} auctions={auctions} {...field('auction_id')} />
            <TextInput {...money} {...field('start_price')} />
            <TextInput {...money} {...field('buy_now')} />
            <TextInput {...money} {...field('msrp')} />
            <TextInput {...money} {...field('deposit')} />
            <TextInput inputMode="numeric" {...field('retract_minutes')} />
          </SimpleGrid>
        </Fieldset>
        <StorageFields field={field} />
        <ReportFields field={field} />
        <FieldsToFix labels={LOT_LABELS} errors={form.errors} />
        <Group>
          <Button type="submit" loading={isSending}>
            Save
          </Button>
          {children}
        </Group>
      </Stack>
    </form>
  );
}

const money = { inputMode: 'decimal' as const };

interface PartProps {
  readonly field: (name: LotValueName) => {
    readonly label: string;
    readonly disabled: boolean;
  } & ReturnType<ReturnType<typeof useForm<LotValues>>['getInputProps']>;
}

const StorageFields = ({ field }: PartProps) => (
  <Fieldset legend="Labels and storage">
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <TextInput maxLength={TEXT_MAX.lpn} {...field('lpn')} />
      <TextInput inputMode="numeric" maxLength={14} {...field('upc')} />
      <TextInput maxLength={TEXT_MAX.sku} {...field('sku')} />
      <TextInput maxLength={TEXT_MAX.floorLocation} {...field('floor_location')} />
    </SimpleGrid>
    <Textarea mt="sm" autosize maxLength={TEXT_MAX.internalNote} {...field('internal_note')} />
  </Fieldset>
);

const ReportFields = ({ field }: PartProps) => (
  <Fieldset legend="Condition report">
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <NativeSelect data={[{ value: '', label: 'Unknown' }, ...TESTED]} {...field('tested')} />
      <NativeSelect
        data={[{ value: '', label: 'Unknown' }, ...COMPLETENESS]}
        {...field('completeness')}
      />
      <TextInput maxLength={200} {...field('missing_parts')} />
      <TextInput maxLength={200} placeholder="“None” if you found none" {...field('defects')} />
      <TextInput maxLength={200} {...field('inspector_note')} />
      <TextInput {...money} {...field('weight')} />
      <TextInput {...money} {...field('length')} />
      <TextInput {...money} {...field('width')} />
      <TextInput {...money} {...field('height')} />
    </SimpleGrid>
  </Fieldset>
);

type SelectProps = Parameters<typeof NativeSelect>[0];

function CategorySelect(props: SelectProps) {
  const { data } = useCall('defaults.getCategories', {});
  const categories = (data?.categories ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <NativeSelect {...props} data={[{ value: '', label: 'Not chosen yet' }, ...categories]} />;
}

type AuctionProps = SelectProps & Pick<Props, 'lot' | 'auctions'>;

function AuctionSelect({ lot, auctions, ...props }: AuctionProps) {
  const choices = auctions
    .filter(({ id, takes_drafts }) => takes_drafts || id === lot?.auction?.id)
    .map(({ id, number, title }) => ({ value: id, label: `#${number} ${title}` }));
  return <NativeSelect {...props} data={[{ value: '', label: 'None (in stock)' }, ...choices]} />;
}

/** The server names a field by its path in the input. */
const fieldErrorsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(error).map(([name, problem]) => [name.replace(/^fields\./, ''), problem]),
  );

const fieldsOf = (error: unknown): [string, string][] =>
  error instanceof CallError ? Object.entries(error.fieldErrors) : [];
