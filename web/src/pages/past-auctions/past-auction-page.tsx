import { Stack, Text, Title } from '@mantine/core';
import { useCall } from '../../api/query.tsx';
import { foundLots } from '../../features/lot/list/found-lots.ts';
import { LotList } from '../../features/lot/list/lot-list.tsx';
import type { OutcomeAddress } from '../../features/lot/list/outcome-address.ts';
import { OutcomeChoice } from '../../features/lot/list/outcome-choice.tsx';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/states/state-page.tsx';
import { FIRST_SIZE, toPastAuctionInput } from './past-auction-input.ts';
import { DateTime } from '../../ui/date-time.tsx';

interface Props {
  readonly auctionId: string;
  readonly address: OutcomeAddress;
  readonly onChange: (next: Record<string, unknown>) => void;
}

/** The lots of a past auction with their final prices, for everyone. */
export function PastAuctionPage({ auctionId, address, onChange }: Props) {
  const input = toPastAuctionInput(auctionId, address);
  const found = useCall('catalog.getPastAuction', input, { keepPrevious: true });
  const auction = found.data?.pastAuction;
  if (auction === undefined) return null;
  const { auction_number: number, title, location, date_closed, lots, sold } = auction;
  return (
    <Stack gap="lg">
      <div>
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text c="dimmed">
          Auction {number}, {location}. Closed <DateTime at={instantOf(date_closed)} />.
        </Text>
        <Text>
          {sold} of {lots} lots sold.
        </Text>
      </div>
      <LotList
        list="expired"
        label={title}
        address={address}
        firstSize={FIRST_SIZE}
        found={foundLots(found, { lots: found.data?.lotList, count: found.data?.lotCount })}
        onChange={onChange}
        empty={
          <EmptyState
            title="No lots with this outcome"
            text="Choose another outcome to see the auction’s other lots."
            action={<LinkButton to={paths.pastAuction(auctionId)}>See all lots</LinkButton>}
          />
        }
      >
        <OutcomeChoice address={address} onChange={onChange} />
      </LotList>
    </Stack>
  );
}
