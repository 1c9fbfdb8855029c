import { Paper, Text, Title, Typography } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { Waiting } from '../../ui/states/waiting.tsx';
import topics from '../../ui/topics.module.css';
import classes from './page-editor.module.css';

const WAIT_MS = 400;

interface Props {
  readonly title: string;
  readonly source: string;
}

/** The text as its page will show it: with values filled in, without what is not allowed. */
export function PagePreview({ title, source }: Props) {
  const [shown] = useDebouncedValue(source, WAIT_MS);
  const found = useCall('upkeep.previewStaticPage', { source: shown }, { keepPrevious: true });
  return (
    <Paper
      component="section"
      withBorder
      p="md"
      aria-label="Preview"
      className={classes.preview}
      // It scrolls.
      tabIndex={0}
    >
      <Text size="sm" c="dimmed" mb="xs">
        Preview
      </Text>
      {found.isError && <Text role="alert">{textOf(found.error)}</Text>}
      {found.isPending && <Waiting label="Loading the preview" />}
      {found.data !== undefined && (
        <>
          <Title order={2} mb="sm">
            {title}
          </Title>
          {/* Inert: following a link would leave the editor. */}
          <Typography inert>
            <div className={topics.topics} dangerouslySetInnerHTML={{ __html: found.data.html }} />
          </Typography>
        </>
      )}
    </Paper>
  );
}
