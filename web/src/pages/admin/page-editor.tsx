import { Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { filled } from '@hammerdock/domain/checks/check.ts';
import { TERMS_PAGE } from '@hammerdock/domain/text/terms-page.ts';
import type { Answer } from '../../api/calls.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';

type Page = Answer<'upkeep.listStaticPages'>['pages'][number];

export function PageEditor({ page }: { page: Page }) {
  const { page_id, version, title, source } = page;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { title, source },
    validate: { title: (text) => filled(text), source: (text) => filled(text) },
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
      <Stack>
        {page_id === TERMS_PAGE && (
          <Alert color="amber">
            Saving publishes these as the new terms. People must accept them before they can bid
            again.
          </Alert>
        )}
        <TextInput
          label="Title"
          maxLength={120}
          key={form.key('title')}
          {...form.getInputProps('title')}
        />
        <Textarea
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
