import { Alert, Button, Group, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import {
  TEMPLATE_FILLS,
  type TemplateFill,
} from '@hammerdock/domain/catalog/templates/apply-template.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { useState } from 'react';
import { textOf } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import { useCall } from '../../../api/query.tsx';
import { knownFields, LOT_LABELS } from '../../../features/lot-form/lot-values.ts';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { TextLink } from '../../../links.tsx';
import { paths } from '../../../paths.ts';
import { ListSkeletons } from '../../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../../ui/states/state-page.tsx';
import { useApplyTemplate } from './use-apply-template.ts';
import type { DraftEditor } from './use-draft-changes.ts';
import { Modal } from '../../../ui/layers/modal.tsx';

interface Props {
  readonly lots: readonly SellerLotRow[];
  readonly drafts: DraftEditor;
  readonly onClose: () => void;
}

/** SELL-04: fills fields of the selected drafts from a template. */
export function ApplyTemplate({ lots, drafts, onClose }: Props) {
  const found = useCall('lotTemplates.listLotTemplates', useActing());
  const count = countOf(lots.length, 'lot');
  return (
    <Modal opened onClose={onClose} title={`Apply a template to ${count}`}>
      {found.isError && (
        <ErrorState
          title="We couldn’t load your templates"
          text={textOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isPending && <ListSkeletons label="Loading your templates" />}
      {found.data?.templateList.length === 0 && (
        <Text>
          You have no product templates yet. Open a lot and choose “Save as template”, or see{' '}
          <TextLink to={paths.sellerLotTemplates}>Product templates</TextLink>.
        </Text>
      )}
      {found.data !== undefined && found.data.templateList.length > 0 && (
        <Choice {...{ lots, drafts, onClose }} templates={found.data.templateList} />
      )}
    </Modal>
  );
}

type Templates = Answer<'lotTemplates.listLotTemplates'>['templateList'];

function Choice({ lots, drafts, onClose, templates }: Props & { readonly templates: Templates }) {
  const [wantedId, setWantedId] = useState('');
  const [fill, setFill] = useState<TemplateFill>('empty');
  const { apply, isSending, problems, clear } = useApplyTemplate({ lots, drafts, onDone: onClose });
  // A template that was deleted meanwhile is not in the list.
  const template = templates.find(({ id }) => id === wantedId) ?? templates[0];
  if (template === undefined) return null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void apply(template.id, fill);
      }}
    >
      <Stack>
        <NativeSelect
          label="Template"
          data-autofocus
          description={contentsOf(template)}
          value={template.id}
          data={templates.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => {
            clear();
            setWantedId(currentTarget.value);
          }}
        />
        <Radio.Group
          label="Fields"
          description="Nothing is cleared. LPN and photos stay as they are."
          value={fill}
          onChange={(value) => {
            clear();
            setFill(TEMPLATE_FILLS.find((each) => each === value) ?? 'empty');
          }}
        >
          <Stack gap="xs" mt="xs">
            {CHOICES.map((choice) => (
              <Radio key={choice.value} {...choice} />
            ))}
          </Stack>
        </Radio.Group>
        {problems.length > 0 && (
          <Alert color="red" role="alert" title="Nothing was changed">
            {problems.map((problem) => (
              <Text key={problem} size="sm">
                {problem}
              </Text>
            ))}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isSending}>
            Apply template
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const CHOICES = [
  {
    value: 'empty',
    label: 'Fill empty fields only',
    description: 'What a lot already has stays, including its number of pieces.',
  },
  {
    value: 'replace',
    label: 'Replace what the lots have',
    description: 'The fields of the template overwrite those of the lots.',
  },
] as const;

function contentsOf(template: Templates[number]): string {
  const names = knownFields(template).map((name) => LOT_LABELS[name].replace(' ($)', ''));
  return names.length === 0 ? 'This template is empty.' : `It has: ${names.join(', ')}.`;
}
