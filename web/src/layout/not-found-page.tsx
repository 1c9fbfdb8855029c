import { Group, Stack, Text, Title } from '@mantine/core';
import { LinkButton } from '../links.tsx';
import { paths } from '../paths.ts';
import { isNoAccess } from './no-access.ts';

/** For unknown addresses, and for pages that the user's role may not see. */
export function NotFoundPage({ data }: { data?: unknown }) {
  const { title, text } = isNoAccess(data) ? NOT_ALLOWED : NOT_FOUND;
  return (
    <Stack align="center" ta="center" py={64} gap="sm">
      <Title order={1}>{title}</Title>
      <Text c="dimmed" maw={420}>
        {text}
      </Text>
      <Group justify="center" gap="sm" mt="sm">
        <LinkButton to={paths.home}>Back to the home page</LinkButton>
        <LinkButton to={paths.search} variant="default">
          Search all items
        </LinkButton>
      </Group>
    </Stack>
  );
}

const NOT_FOUND = {
  title: 'Page not found',
  text:
    'There’s nothing at this address. The page may have moved, or the lot may no longer be ' +
    'available.',
};

const NOT_ALLOWED = {
  title: 'You can’t open this page',
  text:
    'It’s for other accounts, such as sellers or staff. If you should have access, sign in with ' +
    'that account or contact us.',
};
