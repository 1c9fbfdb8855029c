import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCall } from '../../api/query.tsx';
import { foundLots } from '../../features/lot/list/found-lots.ts';
import { toListInput } from '../../features/lot/list/list-address.ts';
import { LotList } from '../../features/lot/list/lot-list.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/states/state-page.tsx';
import { readOutcomeAddress } from '../../features/lot/list/outcome-address.ts';
import { OutcomeChoice } from '../../features/lot/list/outcome-choice.tsx';

const FIRST_SIZE = 12;
const TITLE = 'Expired Auctions';

/** LIST-11: closed lots, the first closed one at the top. */
export function ExpiredPage() {
  const address = useSearch({ from: '/_private/expired_auction' });
  const navigate = useNavigate({ from: '/expired_auction' });
  const found = useCall(
    'catalog.getExpired',
    { ...toListInput(address, FIRST_SIZE), market_status: address.outcome ?? '' },
    { keepPrevious: true },
  );
  const go = (next: Record<string, unknown>) =>
    void navigate({ search: readOutcomeAddress({ ...next }) });
  return (
    <>
      <PageHead title={TITLE} />
      <LotList
        list="expired"
        label={TITLE}
        address={address}
        firstSize={FIRST_SIZE}
        found={foundLots(found, { lots: found.data?.expiredList, count: found.data?.expiredCount })}
        onChange={go}
        empty={
          <EmptyState
            title="Nothing has closed yet"
            text="Lots appear here once they close, sold or not."
            action={<LinkButton to={paths.search}>See what’s open</LinkButton>}
          />
        }
      >
        <OutcomeChoice address={address} onChange={go} />
      </LotList>
    </>
  );
}
