import { Stack, Text } from '@mantine/core';
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
import { EditLotTemplate } from './edit-lot-template.tsx';
import { summaryOf } from './lot-template-summary.ts';
import { DeleteTemplateDialog, TemplateCard } from './template-card.tsx';

type Template = Answer<'lotTemplates.listLotTemplates'>['templateList'][number];

const REFRESHES = ['lotTemplates.listLotTemplates'] as const;

interface Props {
  /** The template whose fields are edited; null: the list. */
  readonly editedId: string | null;
}

/** SELL-04: what lots of one product have in common, to begin other lots with. */
export function LotTemplatesPage({ editedId }: Props) {
  const found = useCall('lotTemplates.listLotTemplates', useActing());
  if (found.isError) {
    return (
      <>
        <PageHead title="Product templates" />
        <ErrorState
          title="We couldn’t load your templates"
          text={textOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      </>
    );
  }
  if (found.data === undefined) {
    return (
      <>
        <PageHead title="Product templates" />
        <ListSkeletons label="Loading your templates" />
      </>
    );
  }
  const { templateList } = found.data;
  const edited = templateList.find(({ id }) => id === editedId);
  // A new version begins a new form.
  if (edited !== undefined) return <EditLotTemplate key={edited.version} template={edited} />;
  return (
    <>
      <PageHead title="Product templates" />
      {templateList.length === 0 && (
        <EmptyState
          title="No templates yet"
          text="Open a lot and choose “Save as template” to enter more lots like it."
          action={<LinkButton to={paths.sellerLots('draft')}>See your lots</LinkButton>}
        />
      )}
      <Stack>
        {templateList.length > 0 && (
          <Text size="sm" c="dimmed">
            A template fills in a new lot, and you change what differs. To add one, open a lot and
            choose “Save as template”.
          </Text>
        )}
        {templateList.map((template) => (
          <LotTemplateCard key={template.id} template={template} />
        ))}
      </Stack>
    </>
  );
}

function LotTemplateCard({ template }: { readonly template: Template }) {
  const { id, name } = template;
  return (
    <TemplateCard
      name={name}
      text={summaryOf(template)}
      renderRename={(close) => <Rename template={template} onClose={close} />}
      renderDelete={(close) => <Delete template={template} onClose={close} />}
    >
      <LinkButton
        to={paths.newSellerLot}
        search={{ template: id }}
        variant="light"
        aria-label={`Use ${name}`}
      >
        Use
      </LinkButton>
      <LinkButton
        to={paths.sellerLotTemplates}
        search={{ edit: id }}
        variant="default"
        aria-label={`Edit ${name}`}
      >
        Edit
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
  const rename = useCommand('lotTemplates.renameLotTemplate', {
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
  const remove = useCommand('lotTemplates.deleteLotTemplate', {
    refreshes: REFRESHES,
    onDone: onClose,
  });
  return (
    <DeleteTemplateDialog
      name={name}
      text="Lots made from it stay as they are."
      isPending={remove.isPending}
      onDelete={() => remove.mutate({ template_id: id })}
      onClose={onClose}
    />
  );
}
