import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { Pages } from '../../../ui/pages.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import classes from './auctions.module.css';
import { Modal } from '../../../ui/layers/modal.tsx';

const PER_PAGE = 50;
const NEW_LOT: string = paths.newSellerLot;

const REFRESHES = [
  'sellerAuctions.listStock',
  'sellerAuctions.previewAuction',
  'sellerAuctions.getSellerAuction',
  'sellerAuctions.listSellerAuctions',
  'sellerAuctions.listAuctionLots',
] as const;

interface Props {
  readonly auctionId: string;
  /** A published auction takes complete lots only. */
  readonly onlyComplete?: boolean;
}

/** Chooses drafts from the stock for an auction that has not started. */
export function AddLots({ auctionId, onlyComplete = false }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Add lots from stock
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Add lots from stock" size="lg">
        <StockChoice
          auctionId={auctionId}
          onlyComplete={onlyComplete}
          onDone={() => setIsOpen(false)}
        />
      </Modal>
    </>
  );
}

interface ChoiceProps extends Required<Props> {
  readonly onDone: () => void;
}

function StockChoice({ auctionId, onlyComplete, onDone }: ChoiceProps) {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const found = useCall('sellerAuctions.listStock', {
    ...useActing(),
    auction_id: auctionId,
    page,
    limit: PER_PAGE,
  });
  const add = useCommand('sellerAuctions.addLotsToAuction', {
    refreshes: REFRESHES,
    onDone,
  });
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load your stock"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading your stock" />;
  const { lotList, lotCount } = found.data;
  if (lotCount === 0) {
    return (
      <EmptyState
        title="Your stock is empty"
        text="Lots that are in no auction appear here."
        action={<LinkButton to={NEW_LOT}>New lot</LinkButton>}
      />
    );
  }
  return (
    <Stack>
      <StockList {...{ lotList, onlyComplete, chosen }} onChosen={setChosen} />
      <Pages page={page} perPage={PER_PAGE} count={lotCount} onChange={setPage} />
      <Group justify="space-between">
        <Text size="sm">{chosen.length} chosen</Text>
        <Button
          disabled={chosen.length === 0}
          loading={add.isPending}
          onClick={() => add.mutate({ auction_id: auctionId, lot_ids: [...chosen] })}
        >
          Add to auction
        </Button>
      </Group>
    </Stack>
  );
}

interface ListProps {
  readonly lotList: Answer<'sellerAuctions.listStock'>['lotList'];
  readonly onlyComplete: boolean;
  readonly chosen: readonly string[];
  readonly onChosen: (ids: readonly string[]) => void;
}

function StockList({ lotList, onlyComplete, chosen, onChosen }: ListProps) {
  const offered = lotList.filter(({ problems }) => !onlyComplete || problems.length === 0);
  const onPage = offered.map(({ id }) => id);
  const toggle = (ids: readonly string[], on: boolean): void => {
    const rest = chosen.filter((id) => !ids.includes(id));
    onChosen(on ? [...rest, ...ids] : rest);
  };
  return (
    <>
      <Checkbox
        classNames={{ label: classes.choice }}
        label="All on this page"
        checked={onPage.length > 0 && onPage.every((id) => chosen.includes(id))}
        onChange={({ currentTarget }) => toggle(onPage, currentTarget.checked)}
      />
      <Stack gap="lg">
        {lotList.map(({ id, lpn, title, problems, assigned }) => (
          <Checkbox
            key={id}
            classNames={{ label: classes.choice }}
            disabled={onlyComplete && problems.length > 0}
            label={[title === '' ? 'No title yet' : title, lpn].filter(Boolean).join(' · ')}
            description={[
              assigned ? 'Assigned to this auction.' : '',
              ...problems.map(({ problem }) => problem),
            ]
              .join(' ')
              .trim()}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) => toggle([id], currentTarget.checked)}
          />
        ))}
      </Stack>
    </>
  );
}
