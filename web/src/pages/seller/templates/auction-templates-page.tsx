import { Button, Group, Modal, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { daysText, instantOf } from '@hammerdock/domain/text/format.ts';
import { formatClock } from '@hammerdock/domain/time.ts';
import { textOf } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import { besideFields } from '../../../api/field-errors.ts';
import { useCall, useCommand } from '../../../api/query.tsx';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/state-page.tsx';

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
          <TemplateCard key={template.id} template={template} />
        ))}
      </Stack>
    </>
  );
}

function TemplateCard({ template }: { template: Template }) {
  const { id, name, center } = template;
  const starts = formatClock(instantOf(template.starts_at));
  const ends = formatClock(instantOf(template.ends_at));
  const premium = `${template.premium_bps / 100}%`;
  const days = daysText(template.pickup_days);
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const close = () => setAsked(null);
  return (
    <Paper component="article" withBorder p="md" aria-label={name}>
      <Group justify="space-between">
        <div>
          <Text fw={600} size="lg">
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {center.name} · starts {starts}, ends {ends} · {premium} premium · {days} to pick up
          </Text>
        </div>
        <Group gap="xs">
          <LinkButton
            to={paths.newSellerAuction}
            search={{ template: id }}
            variant="light"
            size="sm"
            aria-label={`Use ${name}`}
          >
            Use
          </LinkButton>
          <Button
            variant="default"
            size="sm"
            aria-label={`Rename ${name}`}
            onClick={() => setAsked('rename')}
          >
            Rename
          </Button>
          <Button
            variant="default"
            size="sm"
            color="red"
            aria-label={`Delete ${name}`}
            onClick={() => setAsked('delete')}
          >
            Delete
          </Button>
        </Group>
      </Group>
      {asked === 'rename' && <RenameDialog template={template} onClose={close} />}
      {asked === 'delete' && <DeleteDialog template={template} onClose={close} />}
    </Paper>
  );
}

interface DialogProps {
  readonly template: Template;
  readonly onClose: () => void;
}

function RenameDialog({ template: { id, name }, onClose }: DialogProps) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name },
    validate: { name: (text) => filled(text) },
  });
  const rename = useCommand('auctionTemplates.renameAuctionTemplate', {
    refreshes: REFRESHES,
    onDone: onClose,
    onRefused: besideFields(form, { TemplateNameTaken: 'name' }),
  });
  return (
    <Modal opened onClose={onClose} title="Rename template">
      <form
        noValidate
        onSubmit={form.onSubmit((typed) => rename.mutate({ template_id: id, ...typed }))}
      >
        <TextInput
          label="Name"
          maxLength={80}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={rename.isPending}>
            Rename
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

function DeleteDialog({ template: { id, name }, onClose }: DialogProps) {
  const remove = useCommand('auctionTemplates.deleteAuctionTemplate', {
    refreshes: REFRESHES,
    onDone: onClose,
  });
  return (
    <Modal opened onClose={onClose} title={`Delete ${name}?`}>
      <Text>Auctions made from it stay as they are.</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Keep it
        </Button>
        <Button
          color="red"
          loading={remove.isPending}
          onClick={() => remove.mutate({ template_id: id })}
        >
          Delete
        </Button>
      </Group>
    </Modal>
  );
}
