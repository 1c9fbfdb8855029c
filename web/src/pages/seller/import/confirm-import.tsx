// Where the rows go, and what fills in what the file does not say.
import { Button, NativeSelect, Paper, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { useState } from 'react';
import { countOf } from '@hammerdock/domain/text/format.ts';
import type { Sent } from '../../../api/calls.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import type { Manifest } from './manifest.ts';

type StartPrice = Sent<'manifests.importManifest'>['start_price'];
type Kind = StartPrice['kind'];

const KINDS: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'fixed', label: 'The same for every lot' },
  { value: 'percent', label: 'A percentage of retail' },
  { value: 'none', label: 'Only as in the file' },
];

export function ConfirmImport({ manifest }: { manifest: Manifest }) {
  const { id, targets, counts } = manifest;
  const found = useCall('defaults.getCategories', {});
  const [auction, setAuction] = useState(manifest.auction_id ?? '');
  const [kind, setKind] = useState<Kind>('fixed');
  const [amount, setAmount] = useState('1.00');
  const [percent, setPercent] = useState('10');
  const [condition, setCondition] = useState('');
  const [category, setCategory] = useState('');
  const confirm = useCommand('manifests.importManifest', { refreshes: ['manifests.getManifest'] });
  const send = () =>
    confirm.mutate({
      import_id: id,
      auction_id: auction === '' ? null : auction,
      start_price: startPriceOf(kind, { amount, percent }),
      condition: CONDITIONS.find((each) => each === condition) ?? null,
      category_id: category === '' ? null : category,
    });
  const isReady = counts.errors === 0 && counts.ready > 0;
  return (
    <Paper withBorder p="md">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            label="Add the lots to"
            data={[
              { value: '', label: 'Stock, without an auction' },
              ...targets.map(({ id: value, number, title }) => ({
                value,
                label: `Auction ${number}: ${title}`,
              })),
            ]}
            value={auction}
            onChange={(event) => setAuction(event.currentTarget.value)}
          />
          <NativeSelect
            label="Start price, if the file has none"
            data={[...KINDS]}
            value={kind}
            onChange={({ currentTarget: { value } }) =>
              setKind(KINDS.find((each) => each.value === value)?.value ?? 'none')
            }
          />
          <PriceFields {...{ kind, amount, percent }} onAmount={setAmount} onPercent={setPercent} />
          <NativeSelect
            label="Condition, if a row has none"
            data={[{ value: '', label: 'Choose later' }, ...CONDITIONS]}
            value={condition}
            onChange={(event) => setCondition(event.currentTarget.value)}
          />
          <NativeSelect
            label="Category, if a row has none that we know"
            data={[
              { value: '', label: 'Choose later' },
              ...(found.data?.categories ?? []).map((each) => ({
                value: each.id,
                label: each.name,
              })),
            ]}
            value={category}
            onChange={(event) => setCategory(event.currentTarget.value)}
          />
        </SimpleGrid>
        <Button disabled={!isReady} loading={confirm.isPending} onClick={send}>
          Import {countOf(counts.ready, 'lot')}
        </Button>
      </Stack>
    </Paper>
  );
}

interface PriceProps {
  readonly kind: Kind;
  readonly amount: string;
  readonly percent: string;
  readonly onAmount: (amount: string) => void;
  readonly onPercent: (percent: string) => void;
}

function PriceFields({ kind, amount, percent, onAmount, onPercent }: PriceProps) {
  if (kind === 'none') return null;
  return (
    <>
      {kind === 'percent' && (
        <TextInput
          label="Percent of retail"
          inputMode="numeric"
          maxLength={3}
          value={percent}
          onChange={(event) => onPercent(event.currentTarget.value)}
        />
      )}
      <TextInput
        label={kind === 'fixed' ? 'Start price ($)' : 'At least ($)'}
        inputMode="decimal"
        value={amount}
        onChange={(event) => onAmount(event.currentTarget.value)}
      />
    </>
  );
}

function startPriceOf(kind: Kind, typed: { amount: string; percent: string }): StartPrice {
  if (kind === 'none') return { kind };
  const { amount, percent } = typed;
  return kind === 'fixed' ? { kind, amount } : { kind, percent: Number(percent), minimum: amount };
}
