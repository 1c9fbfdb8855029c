import { Button, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { PageEditor } from './page-editor.tsx';

/** MISC-03, MISC-07: the editor of the text pages. */
export function PagesPage() {
  return (
    <>
      <PageHead title="Pages" />
      <Editing />
    </>
  );
}

function Editing() {
  const found = useCall('upkeep.listStaticPages', {});
  const [chosen, setChosen] = useState('');
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the pages"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the pages" />;
  const { pages, facts } = found.data;
  const page = pages.find(({ slug }) => slug === chosen) ?? pages[0];
  if (page === undefined) {
    return (
      <EmptyState
        title="No pages"
        text="This store has no text pages yet."
        action={<Button onClick={() => void found.refetch()}>Check again</Button>}
      />
    );
  }
  return (
    <Stack>
      <NativeSelect
        label="Page"
        maw="24rem"
        data={pages.map(({ slug, title }) => ({ value: slug, label: title }))}
        value={page.slug}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <PageEditor key={`${page.slug} ${page.version}`} page={page} facts={facts} />
    </Stack>
  );
}
