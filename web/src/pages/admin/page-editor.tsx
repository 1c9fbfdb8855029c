import { Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { TERMS_PAGE } from '@hammerdock/domain/text/terms-page.ts';
import type { Answer } from '../../api/calls.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { UnsavedDialog } from '../../features/unsaved/unsaved-dialog.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { MarkupTools } from './markup-tools.tsx';
import type { Edit } from './markup.ts';
import {
  deletePageDraft,
  isSameText,
  storePageDraft,
  readPageDraft,
  type PageDraft,
  type PageText,
} from './page-draft.ts';
import classes from './page-editor.module.css';
import { PagePreview } from './page-preview.tsx';

type Page = Answer<'upkeep.listStaticPages'>['pages'][number];

interface Props {
  readonly page: Page;
  /** The names of the store's values. */
  readonly facts: readonly string[];
}

export function PageEditor({ page, facts }: Props) {
  const [words, setWords] = useState<PageText>(() => draftOf(page) ?? page);
  return (
    <div className={classes.editor}>
      <EditForm page={page} facts={facts} onWords={setWords} />
      <PagePreview title={words.title} source={words.source} />
    </div>
  );
}

interface FormProps extends Props {
  readonly onWords: (words: PageText) => void;
}

/** A text that is not saved yet is stored as a draft in this browser. */
function EditForm({ page, facts, onWords }: FormProps) {
  const { page_id, version, title, source } = page;
  const [draft, setDraft] = useState(() => draftOf(page));
  const [unsaved, setUnsaved] = useState(draft !== null);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { title: draft?.title ?? title, source: draft?.source ?? source },
    validate: { title: (text) => filled(text), source: (text) => filled(text) },
    onValuesChange: (words) => {
      onWords(words);
      const isChanged = !isSameText(words, page);
      setUnsaved(isChanged);
      if (isChanged) storePageDraft(page_id, { ...words, version: draft?.version ?? version });
      else deletePageDraft(page_id);
    },
  });
  const save = useCommand('upkeep.saveStaticPage', {
    refreshes: ['upkeep.listStaticPages', 'defaults.getStaticPageContent'],
    onRefused: besideFields(form),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((words) => save.mutate({ page_id, version, ...words }))}
    >
      <UnsavedDialog unsaved={unsaved}>{LEAVING}</UnsavedDialog>
      <Stack>
        {draft !== null && unsaved && (
          <DraftNotice
            isOutdated={draft.version !== version}
            onDiscard={() => {
              setDraft(null);
              form.setValues({ title, source });
            }}
          />
        )}
        {page_id === TERMS_PAGE && <TermsNotice />}
        <TextInput
          label="Title"
          maxLength={120}
          key={form.key('title')}
          {...form.getInputProps('title')}
        />
        <MarkupTools facts={facts} onEdit={(editOf) => applyEdit(field.current, editOf)} />
        <Textarea
          ref={field}
          label="Text"
          description="HTML: headings, paragraphs, lists, tables, links, and expandable questions"
          autosize
          minRows={12}
          maxRows={28}
          spellCheck
          styles={{ input: { fontFamily: 'ui-monospace, monospace', fontSize: '0.875rem' } }}
          key={form.key('source')}
          {...form.getInputProps('source')}
        />
        <Group>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
          <LinkButton to={paths.staticPage(page.slug)} variant="default">
            View page
          </LinkButton>
        </Group>
      </Stack>
    </form>
  );
}

const LEAVING =
  'Your changes aren’t on the page yet. They’ll stay in this browser as a draft until you save ' +
  'or discard them.';

const TermsNotice = () => (
  <Alert color="amber">
    Saving publishes these as the new terms. People must accept them before they can bid again.
  </Alert>
);

/** As if it was typed, so that the form notices. */
function applyEdit(field: HTMLTextAreaElement | null, editOf: (selected: string) => Edit): void {
  if (field === null) return;
  const { selectionStart, selectionEnd, value } = field;
  const { text, selected } = editOf(value.slice(selectionStart, selectionEnd));
  field.focus();
  field.setRangeText(text, selectionStart, selectionEnd);
  field.setSelectionRange(selectionStart + selected.start, selectionStart + selected.end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The draft, unless it is the saved text. */
function draftOf(page: Page): PageDraft | null {
  const draft = readPageDraft(page.page_id);
  return draft === null || isSameText(draft, page) ? null : draft;
}

function DraftNotice({ isOutdated, onDiscard }: { isOutdated: boolean; onDiscard: () => void }) {
  return (
    <Alert color="amber" title="Your draft is back">
      {isOutdated
        ? 'This page was saved after you started the draft. Saving the draft replaces that text.'
        : 'This is the text you hadn’t saved.'}
      <div>
        <Button size="sm" mt="xs" variant="default" onClick={onDiscard}>
          Discard draft
        </Button>
      </div>
    </Alert>
  );
}
