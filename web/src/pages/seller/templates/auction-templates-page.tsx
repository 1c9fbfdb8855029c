import { Stack } from '@mantine/core';
import { daysText, instantOf } from '@hammerdock/domain/text/format.ts';
import { formatClock } from '@hammerdock/domain/time.ts';
import { textOf } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import { besideFields } from '../../../api/field-errors.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { NameDialog, useNameForm } from '../../../features/templates/name-dialog.tsx';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';
import { DeleteTemplateDialog, TemplateCard } from './template-card.tsx';

type Template = Answer<'auctionTemplates.listAuctionTemplates'>['templateList'][number];

const REFRESHES = ['auctionTemplates.listAuctionTemplates'] as const;

/** SELL-04: the terms of auctions to begin with. */
export function AuctionTemplatesPage() {
  const found = useCall('auctionTemplates.listAuctionTemplates', useActing());
  return (
    <>
      <PageHead title="Auction templates" />
      {found.isError && (
        <ErrorState
          title="We couldn’t load your templates"
          text={textOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data === undefined && !found.isError && (
        <ListSkeletons label="Loading your templates" />
      )}
      {found.data?.templateList.length === 0 && (
        <EmptyState
          title="No templates yet"
          text="Open an auction and choose “Save as template” to use its terms again."
          action={<LinkButton to={paths.sellerAuctions('draft')}>See your auctions</LinkButton>}
        />
      )}
      <Stack>
        {found.data?.templateList.map((template) => (
          <AuctionTemplateCard key={template.id} template={template} />
        ))}
      </Stack>
    </>
  );
}

function AuctionTemplateCard({ template }: { readonly template: Template }) {
  const { id, name, center } = template;
  const starts = formatClock(instantOf(template.starts_at));
  const ends = formatClock(instantOf(template.ends_at));
  const premium = `${template.premium_bps / 100}%`;
  const delivery =
    template.delivery_mode === 2
      ? 'ships every lot'
      : `${daysText(template.pickup_days)} to pick up`;
  const terms = `starts ${starts}, ends ${ends} · ${premium} premium · ${delivery}`;
  return (
    <TemplateCard
      name={name}
      text={`${center.name} · ${terms}`}
      renderRename={(close) => <Rename template={template} onClose={close} />}
      renderDelete={(close) => <Delete template={template} onClose={close} />}
    >
      <LinkButton
        to={paths.newSellerAuction}
        search={{ template: id }}
        variant="light"
        aria-label={`Use ${name}`}
      >
        Use
      </LinkButton>
    </TemplateCard>
  );
}

interface DialogProps {
  readonly template: Template;
  readonly onClose: () => void;
}

function Rename({ template: { id, name }, onClose }: DialogProps) {
  const form = useNameForm(name);
  const rename = useCommand('auctionTemplates.renameAuctionTemplate', {
    refreshes: REFRESHES,
    onDone: onClose,
    onRefused: besideFields(form, { TemplateNameTaken: 'name' }),
  });
  return (
    <NameDialog
      form={form}
      title="Rename template"
      submitLabel="Rename"
      isPending={rename.isPending}
      onSubmit={(typed) => rename.mutate({ template_id: id, name: typed })}
      onClose={onClose}
    />
  );
}

function Delete({ template: { id, name }, onClose }: DialogProps) {
  const remove = useCommand('auctionTemplates.deleteAuctionTemplate', {
    refreshes: REFRESHES,
    onDone: onClose,
  });
  return (
    <DeleteTemplateDialog
      name={name}
      text="Auctions made from it stay as they are."
      isPending={remove.isPending}
      onDelete={() => remove.mutate({ template_id: id })}
      onClose={onClose}
    />
  );
}
