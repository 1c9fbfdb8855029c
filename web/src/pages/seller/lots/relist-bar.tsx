import { Button, Group, NativeSelect, Paper, Text, TextInput } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { useState } from 'react';
import type { Answer } from '../../../api/calls.ts';
import { useCommand } from '../../../api/query.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { alertError, alertSuccess } from '../../../lib/notices/alerts.ts';
import { auctionLabel } from '../../../lib/text/auction-label.ts';
import { LOT_CALLS } from './use-draft-changes.ts';

interface Props {
  readonly ids: readonly string[];
  readonly auctions: Answer<'sellerLots.countSellerLots'>['auctionList'];
  readonly onDone: () => void;
}

/** Relists the selected lots as drafts by one rule. */
export function RelistBar({ ids, auctions, onDone }: Props) {
  const acting = useActing();
  const [auction, setAuction] = useState('');
  const [percent, setPercent] = useState('10');
  const relist = useCommand('sellerLots.relistLots', {
    refreshes: LOT_CALLS,
    onDone: (answer) => {
      alertSuccess(relistedText(answer));
      onDone();
    },
  });
  const lower = Number(percent);
  const send = (): void => {
    if (!Number.isInteger(lower) || lower < 0 || lower > 90 || percent.trim() === '') {
      alertError('Enter whole percent from 0 to 90.');
      return;
    }
    const auction_id = auction === '' ? null : auction;
    relist.mutate({ ...acting, lot_ids: [...ids], auction_id, lower_percent: lower });
  };
  return (
    <Paper withBorder p="sm" role="group" aria-label="Relist the selected lots">
      <Group gap="xs" align="end">
        <Text size="sm" fw={600}>
          {countOf(ids.length, 'lot selected', 'lots selected')}
        </Text>
        <NativeSelect
          label="Relist into"
          value={auction}
          data={[
            { value: '', label: 'Stock (no auction)' },
            ...auctions
              .filter(({ takes_drafts }) => takes_drafts)
              .map((each) => ({ value: each.id, label: auctionLabel(each) })),
          ]}
          onChange={({ currentTarget }) => setAuction(currentTarget.value)}
        />
        <TextInput
          label="Lower prices by (%)"
          inputMode="numeric"
          value={percent}
          onChange={({ currentTarget }) => setPercent(currentTarget.value)}
        />
        <Button loading={relist.isPending} onClick={send}>
          Relist
        </Button>
      </Group>
    </Paper>
  );
}

export function relistedText({
  relisted,
  skipped,
  added,
}: Answer<'sellerLots.relistLots'>): string {
  const drafts = relisted - added;
  return [
    added > 0 && `${countOf(added, 'lot was', 'lots were')} added to the auction.`,
    (drafts > 0 || added === 0) &&
      countOf(drafts, 'lot was relisted as a draft.', 'lots were relisted as drafts.'),
    skipped > 0 && `${countOf(skipped, 'lot was', 'lots were')} skipped.`,
  ]
    .filter((part) => part !== false)
    .join(' ');
}
