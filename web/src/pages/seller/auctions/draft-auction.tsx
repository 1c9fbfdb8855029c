import { Button, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SellerAuction } from '@hammerdock/contract/shapes/seller-auction.ts';
import { useCommand } from '../../../api/query.tsx';
import { AuctionFormFields } from '../../../features/auction-form/auction-form.tsx';
import { SaveAsTemplate } from '../../../features/templates/save-as-template.tsx';
import { auctionValuesOf, sentAuctionOf } from '../../../features/auction-form/auction-values.ts';
import { useAuctionForm } from '../../../features/auction-form/use-auction-form.ts';
import { paths } from '../../../paths.ts';
import { PublishSection } from './publish-section.tsx';
import { Modal } from '../../../ui/layers/modal.tsx';

const REFRESHES = ['sellerAuctions.listSellerAuctions', 'sellerAuctions.getSellerAuction'] as const;

export function DraftAuction({ auction }: { auction: SellerAuction }) {
  const { id, version } = auction;
  const form = useAuctionForm(auctionValuesOf(auction));
  const change = useCommand('sellerAuctions.changeAuction', { refreshes: REFRESHES });
  return (
    <Stack gap="lg">
      <AuctionFormFields
        form={form}
        submitLabel="Save changes"
        isSending={change.isPending}
        onSubmit={() =>
          change.mutate({ auction_id: id, version, auction: sentAuctionOf(form.getValues()) })
        }
      >
        <SaveAsTemplate auction={auction} />
        <DeleteButton auction={auction} />
      </AuctionFormFields>
      <PublishSection auction={auction} unsaved={form.isDirty()} />
    </Stack>
  );
}

function DeleteButton({ auction: { id, title, lot_count } }: { auction: SellerAuction }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useCommand('sellerAuctions.deleteAuction', {
    refreshes: ['sellerAuctions.listSellerAuctions'],
    onDone: () => void navigate({ to: paths.sellerAuctions('draft'), replace: true }),
  });
  return (
    <>
      <Button variant="default" color="red" onClick={() => setIsAsking(true)}>
        Delete draft
      </Button>
      <Modal opened={isAsking} onClose={() => setIsAsking(false)} title={`Delete ${title}?`}>
        <Text>
          {lot_count === 0
            ? 'The draft is deleted for good.'
            : 'The draft is deleted for good. Its lots stay in your stock.'}
        </Text>
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
          <Button
            color="red"
            loading={remove.isPending}
            onClick={() => remove.mutate({ auction_id: id })}
          >
            Delete
          </Button>
        </Group>
      </Modal>
    </>
  );
}
