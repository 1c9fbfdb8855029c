import { useNavigate } from '@tanstack/react-router';
import { CallError } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import { useCommand } from '../../../api/query.tsx';
import { LotForm } from '../../../features/lot-form/lot-form.tsx';
import { changedFields } from '../../../features/lot-form/lot-values.ts';
import { PageHead } from '../../../features/page-head/page-head.tsx';
import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';

interface Props {
  readonly template: Answer<'lotTemplates.listLotTemplates'>['templateList'][number];
}

/** SELL-04: the fields of a template; it has no label, photos or findings. */
export function EditLotTemplate({ template }: Props) {
  const navigate = useNavigate();
  const save = useCommand('lotTemplates.changeLotTemplate', {
    refreshes: ['lotTemplates.listLotTemplates'],
    onDone: () => void navigate({ to: paths.sellerLotTemplates }),
    onRefused: (error) => error instanceof CallError && error.code === 'InputInvalid',
  });
  return (
    <>
      <PageHead title={template.name} />
      <LotForm
        lot={template}
        isTemplate
        auctions={[]}
        mayChange={() => true}
        isSending={save.isPending}
        error={save.error}
        onSubmit={(values) => {
          const { lpn: _, ...fields } = changedFields(values, template);
          save.mutate({ template_id: template.id, version: template.version, fields });
        }}
      >
        <LinkButton to={paths.sellerLotTemplates} variant="default">
          Cancel
        </LinkButton>
      </LotForm>
    </>
  );
}
