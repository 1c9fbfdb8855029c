import { Stack, Text, Title } from '@mantine/core';
import { LinkButton } from '../links.tsx';
import { paths } from '../paths.ts';

export function NotFoundPage() {
  return (
    <Stack align="center" ta="center" py={64} gap="sm">
      <Title order={1}>Page not found</Title>
      <Text c="dimmed" maw={420}>
        There’s nothing at this address. The page may have moved, or the lot may no longer be
        available.
      </Text>
      <LinkButton to={paths.home} mt="sm">
        Back to the home page
      </LinkButton>
    </Stack>
  );
}
