import { Alert, Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { CircleAlertIcon, CircleCheckIcon, TriangleAlertIcon } from 'lucide-react';
import { useState } from 'react';
import type { SellerAuction } from '@hammerdock/contract/shapes/seller-auction.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { textOf } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import { shippingTextOf } from '../../../features/bid-panel/shipping-text.ts';
import { GridCard } from '../../../features/lot/card/grid-card.tsx';
import { LotCard } from '../../../features/lot/card/lot-card.tsx';
import { LinkButton, TextLink } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { BuyingTerms } from '../../../ui/buying-terms.tsx';
import { LotGrid } from '../../../ui/lot/lot-grid.tsx';
import { Pages } from '../../../ui/pages.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import { AddLots } from './add-lots.tsx';
import { AddPhotos } from './add-photos.tsx';
import { premiumTextOf } from './auction-terms.tsx';
import classes from './auctions.module.css';
import { Modal } from '../../../ui/layers/modal.tsx';

const PER_PAGE = 12;
const NEW_LOT: string = paths.newSellerLot;

type Preview = Answer<'sellerAuctions.previewAuction'>;

/** What is missing, the buyer's view, and publishing (SELL-01). */
export function PublishSection({ auction, unsaved }: { auction: SellerAuction; unsaved: boolean }) {
  const [page, setPage] = useState(1);
  const found = useCall(
    'sellerAuctions.previewAuction',
    { auction_id: auction.id, page, limit: PER_PAGE },
    { keepPrevious: true },
  );
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the lots"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the lots" />;
  const preview = found.data;
  return (
    <>
      <Fieldset legend="Ready to publish?">
        <Stack gap="sm">
          <Checklist checklist={preview.checklist} />
          <Incomplete preview={preview} />
          <Group>
            <PublishButton auction={auction} preview={preview} unsaved={unsaved} />
            <AddLots auctionId={auction.id} />
            {preview.lotCount > 0 && <AddPhotos auctionId={auction.id} />}
          </Group>
        </Stack>
      </Fieldset>
      <Fieldset legend="As buyers will see it">
        {preview.lotCount === 0 ? (
          <EmptyState
            title="No lots yet"
            text="Add lots from your stock, import a manifest, or take them in by phone."
            action={<LinkButton to={NEW_LOT}>New lot</LinkButton>}
          />
        ) : (
          <Stack>
            <BuyingTerms
              premium={premiumTextOf(auction)}
              tax={`${auction.tax_bps / 100}% sales tax`}
              shipping={shippingTextOf(auction)}
              pickupDays={auction.pickup_days}
            />
            {/* Shown only: nothing in it can be pressed. */}
            <div inert>
              <LotGrid label="Lots as buyers will see them" narrow>
                {preview.lotList.map((lot) => (
                  <LotCard key={lot.id} lot={lot} list="search" Card={GridCard} />
                ))}
              </LotGrid>
            </div>
            <Pages page={page} perPage={PER_PAGE} count={preview.lotCount} onChange={setPage} />
          </Stack>
        )}
      </Fieldset>
    </>
  );
}

const ICONS = {
  done: <CircleCheckIcon size={20} color="var(--good)" aria-label="Done" />,
  missing: <CircleAlertIcon size={20} color="var(--mantine-color-red-text)" aria-label="Missing" />,
  warning: <TriangleAlertIcon size={20} color="var(--soon)" aria-label="Warning" />,
} as const;

const Checklist = ({ checklist }: Pick<Preview, 'checklist'>) => (
  <ul className={classes.checklist}>
    {checklist.map(({ name, level, text }) => (
      <li key={name}>
        {ICONS[level]}
        <Text>{text}</Text>
      </li>
    ))}
  </ul>
);

function Incomplete({ preview: { incompleteList } }: { preview: Preview }) {
  if (incompleteList.length === 0) return null;
  return (
    <Alert color="amber" title="Lots to finish">
      <ul className={classes.plain}>
        {incompleteList.map(({ id, lot_number, title, problems }) => (
          <li key={id}>
            <TextLink to={paths.sellerLot(id)}>
              Lot {lot_number}
              {title === '' ? '' : `, ${title}`}
            </TextLink>
            : {problems.map(({ problem }) => problem).join(' ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

interface PublishProps {
  readonly auction: SellerAuction;
  readonly preview: Preview;
  readonly unsaved: boolean;
}

function PublishButton({ auction, preview, unsaved }: PublishProps) {
  const [isAsking, setIsAsking] = useState(false);
  const publish = useCommand('sellerAuctions.publishAuction', {
    refreshes: ['sellerAuctions.listSellerAuctions', 'sellerAuctions.getSellerAuction'],
    onDone: () => setIsAsking(false),
  });
  const isMissing = preview.checklist.some(({ level }) => level === 'missing');
  return (
    <>
      <Button disabled={isMissing || unsaved} onClick={() => setIsAsking(true)}>
        Publish
      </Button>
      {unsaved && (
        <Text size="sm" c="dimmed">
          Save your changes first.
        </Text>
      )}
      <Modal opened={isAsking} onClose={() => setIsAsking(false)} title="Publish this auction?">
        <Text>
          Buyers see its {preview.lotCount === 1 ? 'lot' : countOf(preview.lotCount, 'lot')} at once
          and can bid in advance. The terms can’t change after that.
        </Text>
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={() => setIsAsking(false)}>
            Not yet
          </Button>
          <Button
            loading={publish.isPending}
            onClick={() => publish.mutate({ auction_id: auction.id, version: auction.version })}
          >
            Publish
          </Button>
        </Group>
      </Modal>
    </>
  );
}
