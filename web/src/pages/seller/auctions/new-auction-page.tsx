import { NativeSelect, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Answer } from '../../../api/calls.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import { AuctionFormFields } from '../../../features/auction-form/auction-form.tsx';
import {
  emptyAuction,
  sentAuctionOf,
  termValuesOf,
  type AuctionValues,
} from '../../../features/auction-form/auction-values.ts';
import { useAuctionForm } from '../../../features/auction-form/use-auction-form.ts';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { useClock } from '../../../lib/time/clock.tsx';
import { paths } from '../../../paths.ts';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';

type Template = Answer<'auctionTemplates.listAuctionTemplates'>['templateList'][number];

interface Props {
  /** The template to begin with; null: the usual terms. */
  readonly templateId: string | null;
}

export function NewAuctionPage({ templateId }: Props) {
  const found = useCall('auctionTemplates.listAuctionTemplates', useActing());
  // Without the templates, an auction can be entered by hand.
  if (found.data === undefined && !found.isError) {
    return <ListSkeletons label="Loading your templates" />;
  }
  return (
    <>
      <PageHead title="New auction" />
      <NewAuction templates={found.data?.templateList ?? []} templateId={templateId} />
    </>
  );
}

interface NewProps extends Props {
  readonly templates: readonly Template[];
}

function NewAuction({ templates, templateId }: NewProps) {
  const empty = emptyAuction(useClock().renderedAt);
  const [chosen, setChosen] = useState(templateId ?? '');
  const template = templates.find(({ id }) => id === chosen);
  const initial = template === undefined ? empty : { ...termValuesOf(template), title: '' };
  return (
    <Stack>
      {templates.length > 0 && (
        <NativeSelect
          label="Template"
          description="Fills in its terms and times, starting tomorrow."
          maw={420}
          data={[
            { value: '', label: 'No template' },
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={template === undefined ? '' : chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      <NewForm key={template?.id ?? ''} initial={initial} />
    </Stack>
  );
}

function NewForm({ initial }: { initial: AuctionValues }) {
  const acting = useActing();
  const navigate = useNavigate();
  const form = useAuctionForm(initial);
  const create = useCommand('sellerAuctions.createAuction', {
    refreshes: ['sellerAuctions.listSellerAuctions'],
    onDone: ({ auction_id }) =>
      void navigate({ to: paths.sellerAuction(auction_id), replace: true }),
  });
  return (
    <AuctionFormFields
      form={form}
      submitLabel="Save draft"
      isSending={create.isPending}
      onSubmit={() => create.mutate({ ...acting, auction: sentAuctionOf(form.getValues()) })}
    />
  );
}
