import { Group, Stack, Text } from '@mantine/core';
import { countOf } from '@hammerdock/domain/text/format.ts';
import type { ListAddress } from '../../features/lot/list/list-address.ts';
import { LotList } from '../../features/lot/list/lot-list.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PickupLine } from '../../features/pickup-times/pickup-line.tsx';
import { PickupTimes } from '../../features/pickup-times/pickup-times.tsx';
import { LinkButton } from '../../links.tsx';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/states/state-page.tsx';
import { NOTHING_LEFT, NothingPending } from './nothing-pending.tsx';
import { NoneWithStatus, PickupFilter } from './pickup-filter.tsx';
import { FIRST_SIZE, useBidList } from './use-bid-list.ts';
import type { WonList } from './won-lists.ts';

interface Props {
  readonly list: WonList;
  readonly address: ListAddress;
  readonly onChange: (next: Record<string, unknown>) => void;
}

/** Won lots, all of them or those of one pickup status. */
export function WonPage({ list, address, onChange }: Props) {
  const { pickup } = list;
  const found = useBidList('won', pickup === undefined ? address : { ...address, pickup });
  // Without lots there is nothing to pick up.
  const hasLots = found.count > 0;
  // A hand-over at the desk changes the list by itself.
  useAnnounced('pickups', pickup === '0' && found.lots ? leftText(found.count) : undefined);
  return (
    <>
      <PageHead title={list.title} />
      <Stack gap="lg">
        {list.hint !== undefined && (
          <Stack gap="sm" maw="42rem">
            <Text lh={1.65}>{list.hint}</Text>
            <Group gap="sm">
              <LinkButton to={paths.checkoutCode}>Checkout QR Code</LinkButton>
              <LinkButton to={paths.locationHours} variant="default">
                Locations and hours
              </LinkButton>
            </Group>
          </Stack>
        )}
        {hasLots && pickup === '0' && <PickupTimes />}
        {hasLots && pickup === undefined && <PickupLine />}
        <LotList
          list="won"
          label={list.title}
          found={found}
          address={address}
          firstSize={FIRST_SIZE}
          onChange={onChange}
          empty={<Nothing list={list} address={address} onChange={onChange} />}
        >
          {pickup === undefined && <PickupFilter address={address} onChange={onChange} />}
        </LotList>
      </Stack>
    </>
  );
}

const leftText = (count: number): string =>
  count === 0 ? NOTHING_LEFT : `${countOf(count, 'item')} left to pick up`;

function Nothing({ list, address, onChange }: Props) {
  if (list.pickup === undefined && address.pickup !== undefined) {
    return <NoneWithStatus address={address} onChange={onChange} />;
  }
  const none = (
    <EmptyState
      title="Nothing here yet"
      text={list.empty}
      action={<LinkButton to={paths.search}>Find something to bid on</LinkButton>}
    />
  );
  return list.pickup === '0' ? <NothingPending>{none}</NothingPending> : none;
}
