import { Button, Group, NativeSelect, Paper, Text, TextInput } from '@mantine/core';
import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { loweredBy, raisedBy } from '@hammerdock/domain/catalog/lot-changes.ts';
import { fromDecimal, toDecimal } from '@hammerdock/domain/money.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { useState } from 'react';
import type { Answer } from '../../../api/calls.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import { alertError } from '../../../lib/notices/alerts.ts';
import { auctionLabel } from '../../../lib/text/auction-label.ts';
import { ApplyTemplate } from './apply-template.tsx';
import { LOT_CALLS, type DraftChanges, type DraftEditor } from './use-draft-changes.ts';

type Auctions = Answer<'sellerLots.countSellerLots'>['auctionList'];

interface Props {
  readonly lots: readonly SellerLotRow[];
  readonly auctions: Auctions;
  readonly drafts: DraftEditor;
  readonly onDone: () => void;
}

const ACTIONS = {
  floor_location: 'Set floor location',
  start_price: 'Set start price',
  raise: 'Raise prices by %',
  lower: 'Lower prices by %',
  category: 'Set category',
  condition: 'Set condition',
  auction: 'Assign auction',
  template: 'Apply template',
  delete: 'Delete',
} as const;
type Action = keyof typeof ACTIONS;

/** One action on all selected drafts. */
export function BulkBar({ lots, auctions, drafts, onDone }: Props) {
  const [action, setAction] = useState<Action>('floor_location');
  const [value, setValue] = useState('');
  const [isChoosing, setIsChoosing] = useState(false);
  const remove = useCommand('sellerLots.deleteDraftLots', { refreshes: LOT_CALLS, onDone });
  const categories = useCall('defaults.getCategories', {}).data?.categories ?? [];
  const choices = choicesOf(action, { auctions, categories });
  const ids = lots.map(({ id }) => id);
  const assign = async (): Promise<void> => {
    const added = await drafts.assign({ lot_ids: ids, auction_id: value || null });
    // They are no longer in the list.
    if (added > 0) onDone();
  };
  const apply = (): void => {
    if (action === 'delete') remove.mutate({ lot_ids: ids });
    else if (action === 'template') setIsChoosing(true);
    else if (action === 'auction') void assign();
    else {
      const changes = changesOf(lots, action, value.trim());
      if (changes === null) alertError('Enter whole percent from 1 to 90.');
      else if (changes.length > 0) drafts.change(changes);
    }
  };
  return (
    <Paper withBorder p="sm" role="group" aria-label="Selected lots">
      <Text size="sm" fw={600} mb={4}>
        {countOf(lots.length, 'lot selected', 'lots selected')}
      </Text>
      <Group gap="xs" align="end">
        <NativeSelect
          label="Action"
          value={action}
          data={Object.entries(ACTIONS).map(([key, label]) => ({ value: key, label }))}
          onChange={({ currentTarget }) => {
            const next = Object.keys(ACTIONS).find((each) => each === currentTarget.value);
            setAction((next ?? 'floor_location') as Action);
            setValue('');
          }}
        />
        {choices !== null && (
          <NativeSelect
            label="Value"
            value={value}
            data={choices}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
        )}
        {choices === null && takesText(action) && (
          <TextInput
            label="Value"
            value={value}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
        )}
        <Button
          {...(action === 'delete' ? { color: 'red' } : {})}
          loading={drafts.isPending || remove.isPending}
          onClick={apply}
        >
          {BUTTONS[action] ?? 'Apply'}
        </Button>
      </Group>
      {isChoosing && (
        <ApplyTemplate lots={lots} drafts={drafts} onClose={() => setIsChoosing(false)} />
      )}
    </Paper>
  );
}

const BUTTONS: Partial<Record<Action, string>> = {
  delete: 'Delete for good',
  template: 'Choose template',
};

const takesText = (action: Action): boolean => action !== 'delete' && action !== 'template';

function choicesOf(
  action: Action,
  {
    auctions,
    categories,
  }: { auctions: Auctions; categories: readonly { id: string; name: string }[] },
) {
  if (action === 'condition') {
    const conditions = CONDITIONS.map((each) => ({ value: each, label: each }));
    return [{ value: '', label: 'None' }, ...conditions];
  }
  if (action === 'category') {
    const named = categories.map(({ id, name }) => ({ value: id, label: name }));
    return [{ value: '', label: 'None' }, ...named];
  }
  if (action !== 'auction') return null;
  const open = auctions
    .filter(({ takes_drafts }) => takes_drafts)
    .map((auction) => ({ value: auction.id, label: auctionLabel(auction) }));
  return [{ value: '', label: 'None (in stock)' }, ...open];
}

/** null: the value is no percentage. Lots without a price stay as they are. */
function changesOf(
  lots: readonly SellerLotRow[],
  action: Exclude<Action, 'auction' | 'template' | 'delete'>,
  value: string,
): DraftChanges | null {
  if (action !== 'lower' && action !== 'raise') {
    const condition = CONDITIONS.find((each) => each === value) ?? null;
    const fields = action === 'condition' ? { condition } : { [action]: value };
    return lots.map(({ id, version }) => ({ lot_id: id, version, fields }));
  }
  const percent = Number(value);
  if (!Number.isInteger(percent) || percent < 1 || percent > 90) return null;
  const change = action === 'raise' ? raisedBy : loweredBy;
  return lots.flatMap(({ id, version, start_price, buy_now }) => {
    const start = start_price === null ? null : fromDecimal(start_price);
    const buyNow = buy_now === null ? null : fromDecimal(buy_now);
    if (start === null) return [];
    const fields = {
      start_price: toDecimal(change(start, percent)),
      ...(buyNow === null ? {} : { buy_now: toDecimal(change(buyNow, percent)) }),
    };
    return [{ lot_id: id, version, fields }];
  });
}
