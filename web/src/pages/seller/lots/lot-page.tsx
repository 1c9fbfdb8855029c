import { Alert, Button, Fieldset, Stack, Text, Textarea } from '@mantine/core';
import type { SellerPhoto } from '@hammerdock/contract/shapes/seller-lot.ts';
import { useState } from 'react';
import { CallError, textOf } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import { LotForm } from '../../../features/lot-form/lot-form.tsx';
import { changedFields, type LotValueName } from '../../../features/lot-form/lot-values.ts';
import { LotPhotosField } from '../../../features/lot-photos/lot-photos-field.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { SaveAsTemplate } from '../../../features/templates/save-as-template.tsx';
import { LinkButton, TextLink } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { alertAdded } from './alert-added.tsx';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../../ui/states/state-page.tsx';

type Found = Answer<'sellerLots.getSellerLot'>;

const REFRESHED = [
  'sellerLots.getSellerLot',
  'sellerLots.listSellerLots',
  'sellerLots.countSellerLots',
] as const;

/** SELL-02: one lot of the seller: what may change is a form, the rest is shown. */
export function SellerLotPage({ id }: { readonly id: string }) {
  const found = useCall('sellerLots.getSellerLot', { lot_id: id });
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load this lot"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the lot" />;
  const { lot } = found.data;
  return (
    <>
      <PageHead title={lot.title || 'Untitled lot'}>
        <SaveAsTemplate lot={lot} />
        {lot.status !== 'draft' && (
          <LinkButton to={paths.product(lot.id)} variant="default">
            View as a buyer
          </LinkButton>
        )}
      </PageHead>
      {/* A new version begins a new form. */}
      <EditLot key={`${lot.status} ${lot.version}`} found={found.data} />
    </>
  );
}

function EditLot({ found: { lot, may_change, seller_id, relisted_from } }: { found: Found }) {
  const save = useCommand('sellerLots.changeSellerLot', {
    refreshes: REFRESHED,
    isShown: ({ added }) => added,
    onDone: ({ lot: saved, added }) => {
      if (added && saved.auction !== null) alertAdded(saved.auction, saved.lot_number);
    },
    onRefused: (error) => error instanceof CallError && error.code === 'InputInvalid',
  });
  const counted = useCall('sellerLots.countSellerLots', useActing()).data;
  const isDraft = lot.status === 'draft';
  const free = new Set(may_change);
  const mayChange = (name: LotValueName) =>
    free.has(name) ||
    (name === 'auction_id' && free.has('auction')) ||
    (REPORT.has(name) && free.has('report'));
  return (
    <Stack>
      {!isDraft && (
        <Alert color="amber" title="This lot is published">
          {free.has('title')
            ? 'It has no bids yet, so you can change everything but its auction.'
            : 'Buyers rely on what they’ve read. Grayed-out fields can’t change anymore.'}
        </Alert>
      )}
      {isDraft ? <Missing lot={lot} /> : <Place lot={lot} />}
      {relisted_from !== null && (
        <Text size="sm">
          It was relisted and keeps its LPN.{' '}
          <LinkButton to={paths.sellerLot(relisted_from)} px="sm" variant="default">
            Earlier lot
          </LinkButton>
        </Text>
      )}
      <LotPhotos lot={lot} sellerId={seller_id} mayAdd={isDraft || free.has('added photos')} />
      {free.has('addition') && !free.has('description') && <Addition lot={lot} />}
      <LotForm
        lot={lot}
        auctions={counted?.auctionList ?? []}
        mayChange={mayChange}
        isSending={save.isPending}
        error={save.error}
        onSubmit={(values) => {
          const auction_id = values.auction_id === '' ? null : values.auction_id;
          save.mutate({
            lot_id: lot.id,
            version: lot.version,
            fields: changedFields(values, lot),
            ...(isDraft ? { auction_id } : {}),
          });
        }}
      />
    </Stack>
  );
}

function Missing({ lot: { auction, problems } }: { readonly lot: Found['lot'] }) {
  if (auction?.published === true) {
    return (
      <Alert color="amber" title={`It isn’t in auction #${auction.number} yet`}>
        {problems.length === 0
          ? 'Save it to add it to the auction.'
          : `${problems.map(({ problem }) => problem).join(' ')} Then save it to add it.`}
      </Alert>
    );
  }
  if (problems.length === 0) return null;
  return (
    <Alert color="amber" title="Before it can be published">
      {problems.map(({ problem }) => problem).join(' ')}
    </Alert>
  );
}

/** Where it is sold. */
const Place = ({ lot: { auction, lot_number: number } }: { readonly lot: Found['lot'] }) =>
  auction !== null && (
    <Text size="sm">
      Lot {number} in{' '}
      <TextLink to={paths.sellerAuction(auction.id)} inherit>
        auction #{auction.number} {auction.title}
      </TextLink>
    </Text>
  );

const REPORT: ReadonlySet<LotValueName> = new Set<LotValueName>([
  'tested',
  'completeness',
  'missing_parts',
  'defects',
  'inspector_note',
  'length',
  'width',
  'height',
  'weight',
]);

interface PhotosProps {
  readonly lot: Found['lot'];
  readonly sellerId: string;
  readonly mayAdd: boolean;
}

function LotPhotos({ lot, sellerId, mayAdd }: PhotosProps) {
  const [photos, setPhotos] = useState<readonly SellerPhoto[]>(lot.photos);
  const save = useCommand('lotPhotos.setLotPhotos', { refreshes: REFRESHED });
  const isDraft = lot.status === 'draft';
  const names = photos.map(({ name }) => name);
  const isChanged = names.join(' ') !== lot.photos.map(({ name }) => name).join(' ');
  if (!mayAdd && photos.length === 0) return null;
  return (
    <Fieldset legend="Photos" disabled={!mayAdd}>
      <LotPhotosField
        photos={photos}
        onChange={setPhotos}
        acting={{ seller_id: sellerId }}
        fixedCount={isDraft ? 0 : lot.photos.length}
      />
      {isChanged && (
        <Button
          mt="sm"
          loading={save.isPending}
          onClick={() =>
            save.mutate({ lot_id: lot.id, version: isDraft ? lot.version : null, photos: names })
          }
        >
          Save photos
        </Button>
      )}
    </Fieldset>
  );
}

function Addition({ lot }: { readonly lot: Found['lot'] }) {
  const [text, setText] = useState('');
  const save = useCommand('sellerLots.changeSellerLot', { refreshes: REFRESHED });
  return (
    <Fieldset legend="Add to the description">
      <Textarea
        label="Addition"
        description="Appended with today’s date; it can’t be taken back."
        autosize
        maxLength={1000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        mt="sm"
        variant="default"
        disabled={text.trim() === ''}
        loading={save.isPending}
        onClick={() =>
          save.mutate({ lot_id: lot.id, version: lot.version, fields: {}, addition: text })
        }
      >
        Add
      </Button>
    </Fieldset>
  );
}
