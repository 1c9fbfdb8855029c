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
import type { SellerLotTemplate } from '@hammerdock/contract/services/seller/lot-templates.ts';
import { useState, type ReactNode } from 'react';
import { CallError } from '../../api/call-error.ts';
import type { Answer } from '../../api/calls.ts';
import { useCall } from '../../api/query.tsx';
import { useFirstInvalidFocus } from '../../lib/interaction/use-first-invalid-focus.ts';
import { auctionLabel } from '../../lib/text/auction-label.ts';
import { FieldsToFix } from '../../ui/fields/fields-to-fix.tsx';
import {
  fillFrom,
  LOT_LABELS,
  valuesOf,
  type FormLot,
  type LotValueName,
  type LotValues,
} from './lot-values.ts';

interface Props {
  /** null: a new lot. */
  readonly lot: FormLot | null;
  /** A template has neither a label nor findings, and is in no auction. */
  readonly isTemplate?: boolean;
  /** From which a new lot can begin. */
  readonly templates?: readonly SellerLotTemplate[];
  /** The template that a new lot begins with. */
  readonly templateId?: string | null;
  readonly auctions: Answer<'sellerLots.countSellerLots'>['auctionList'];
  /** Whether a field may still change. */
  readonly mayChange: (name: LotValueName) => boolean;
  readonly isSending: boolean;
  readonly onSubmit: (values: LotValues) => void;
  readonly error: unknown;
  readonly children?: ReactNode;
}

/** SELL-02: every field of a lot; errors are beside their fields. */
export function LotForm({ lot, auctions, mayChange, isSending, onSubmit, error, ...rest }: Props) {
  const { isTemplate = false, templates = [], templateId = null, children } = rest;
  const first = templates.find(({ id }) => id === templateId);
  const empty = valuesOf(lot);
  const form = useForm<LotValues>({
    initialValues: first === undefined ? empty : fillFrom(first, empty),
  });
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
        {templates.length > 0 && (
          <TemplateSelect
            templates={templates}
            firstId={first?.id ?? ''}
            onChoose={(template) => form.setValues(fillFrom(template, form.getValues()))}
          />
        )}
        <GoodsFields field={field} />
        <SaleFields field={field} lot={lot} auctions={isTemplate ? null : auctions} />
        <StorageFields field={field} isTemplate={isTemplate} />
        {isTemplate ? <MeasureFieldset field={field} /> : <ReportFields field={field} />}
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

const GoodsFields = ({ field }: PartProps) => (
  <Fieldset legend="Goods">
    <Stack gap="sm">
      <TextInput maxLength={TEXT_MAX.title} {...field('title')} />
      <Textarea autosize minRows={3} maxLength={TEXT_MAX.description} {...field('description')} />
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
);

interface SaleProps extends PartProps, Pick<Props, 'lot'> {
  /** null: a template is in none. */
  readonly auctions: Props['auctions'] | null;
}

const SaleFields = ({ field, lot, auctions }: SaleProps) => (
  <Fieldset legend="Sale">
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {auctions !== null && (
        <AuctionSelect lot={lot} auctions={auctions} {...field('auction_id')} />
      )}
      <TextInput {...money} {...field('start_price')} />
      <TextInput {...money} {...field('buy_now')} />
      <TextInput {...money} {...field('msrp')} />
      <TextInput {...money} {...field('deposit')} />
      <TextInput inputMode="numeric" {...field('retract_minutes')} />
    </SimpleGrid>
  </Fieldset>
);

const StorageFields = ({ field, isTemplate }: PartProps & { readonly isTemplate: boolean }) => (
  <Fieldset legend="Labels and storage">
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {!isTemplate && <TextInput maxLength={TEXT_MAX.lpn} {...field('lpn')} />}
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
      <Measures field={field} />
    </SimpleGrid>
  </Fieldset>
);

const MeasureFieldset = ({ field }: PartProps) => (
  <Fieldset legend="Size and weight">
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <Measures field={field} />
    </SimpleGrid>
  </Fieldset>
);

const Measures = ({ field }: PartProps) => (
  <>
    <TextInput {...money} {...field('weight')} />
    <TextInput {...money} {...field('length')} />
    <TextInput {...money} {...field('width')} />
    <TextInput {...money} {...field('height')} />
  </>
);

interface TemplateSelectProps {
  readonly templates: readonly SellerLotTemplate[];
  /** Empty: the form began without one. */
  readonly firstId: string;
  readonly onChoose: (template: SellerLotTemplate) => void;
}

function TemplateSelect({ templates, firstId, onChoose }: TemplateSelectProps) {
  const [chosen, setChosen] = useState(firstId);
  return (
    <NativeSelect
      label="Template"
      description="Fills in what it has. Everything else stays as it is."
      maw={420}
      data={[
        { value: '', label: 'No template' },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={chosen}
      onChange={({ currentTarget }) => {
        setChosen(currentTarget.value);
        const template = templates.find(({ id }) => id === currentTarget.value);
        if (template !== undefined) onChoose(template);
      }}
    />
  );
}

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
    .map((auction) => ({ value: auction.id, label: auctionLabel(auction) }));
  return <NativeSelect {...props} data={[{ value: '', label: 'None (in stock)' }, ...choices]} />;
}

/** The server names a field by its path in the input. */
const fieldErrorsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(error).map(([name, problem]) => [name.replace(/^fields\./, ''), problem]),
  );

const fieldsOf = (error: unknown): [string, string][] =>
  error instanceof CallError ? Object.entries(error.fieldErrors) : [];
