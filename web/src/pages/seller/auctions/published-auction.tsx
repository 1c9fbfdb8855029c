import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SellerAuction } from '@hammerdock/contract/shapes/seller-auction.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import { useCommand } from '../../../api/query.tsx';
import { SaveAsTemplate } from '../../../features/templates/save-as-template.tsx';
import { LinkButton } from '../../../links.tsx';
import { dayAndTimeOf, instantOfFields } from '../../../lib/time/store-time.ts';
import { paths } from '../../../paths.ts';
import { AddLots } from './add-lots.tsx';
import { AddPhotos } from './add-photos.tsx';
import { AuctionBoard } from './auction-board.tsx';
import { AuctionLots } from './auction-lots.tsx';
import { AuctionTerms } from './auction-terms.tsx';
import classes from './auctions.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import { Modal } from '../../../ui/layers/modal.tsx';

/** Upcoming, open or closed. */
export function PublishedAuction({ auction }: { auction: SellerAuction }) {
  const { id, state } = auction;
  const isRunning = state === 'upcoming' || state === 'open';
  return (
    <Stack gap="lg">
      {auction.canceled_at !== null && (
        <Alert color="red" title="This auction was canceled">
          {auction.cancel_reason}
        </Alert>
      )}
      <Group gap="sm" className={classes.actions ?? ''}>
        {state === 'upcoming' && <AddLots auctionId={id} onlyComplete />}
        {isRunning && <AddPhotos auctionId={id} />}
        {isRunning && <ExtendButton auction={auction} />}
        {isRunning && <CancelButton auction={auction} />}
        {/* An auction has one once something of it is sold. */}
        {state === 'closed' && auction.sold_count > 0 && (
          <LinkButton to={paths.sellerStatement(id)} variant="light">
            Statement
          </LinkButton>
        )}
        <SaveAsTemplate auction={auction} />
      </Group>
      {state === 'open' && <AuctionBoard auctionId={id} />}
      <AuctionLots auctionId={id} />
      <AuctionTerms auction={auction} />
    </Stack>
  );
}

function CancelButton({ auction: { id, title } }: { auction: SellerAuction }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="default" color="red" onClick={() => setIsAsking(true)}>
        Cancel auction
      </Button>
      {isAsking && (
        <ReasonDialog
          subject={{ kind: 'auction', id }}
          title={`Cancel ${title}?`}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

function ExtendButton({ auction: { id, ends_at } }: { auction: SellerAuction }) {
  const [isAsking, setIsAsking] = useState(false);
  const current = dayAndTimeOf(instantOf(ends_at));
  const [end, setEnd] = useState(current);
  const extend = useCommand('sellerAuctions.extendAuction', {
    refreshes: [
      'sellerAuctions.getSellerAuction',
      'sellerAuctions.listAuctionLots',
      'sellerAuctions.getAuctionBoard',
      'sellerAuctions.listSellerAuctions',
    ],
    onDone: () => setIsAsking(false),
  });
  const endsAt = instantOfFields(end);
  const isChanged = end.day !== current.day || end.time !== current.time;
  const isLater = endsAt !== null && endsAt > instantOf(ends_at);
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Extend
      </Button>
      <Modal opened={isAsking} onClose={() => setIsAsking(false)} title="Extend the auction">
        <Stack>
          <TextInput
            type="date"
            label="New end date"
            description="Lots that aren’t closed move with it."
            value={end.day}
            onChange={({ currentTarget }) => setEnd({ ...end, day: currentTarget.value })}
          />
          <TextInput
            type="time"
            label="New end time"
            value={end.time}
            error={isLater || !isChanged ? null : 'Choose a time after the current end.'}
            onChange={({ currentTarget }) => setEnd({ ...end, time: currentTarget.value })}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => setIsAsking(false)}>
              Not now
            </Button>
            <Button
              disabled={!isLater}
              loading={extend.isPending}
              onClick={() =>
                endsAt !== null && extend.mutate({ auction_id: id, ends_at: toIso(endsAt) })
              }
            >
              Extend
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
