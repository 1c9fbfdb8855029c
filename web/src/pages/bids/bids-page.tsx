import { Stack, Title } from '@mantine/core';
import { useRouteContext } from '@tanstack/react-router';

export function BidsPage() {
  const list = useRouteContext({ from: '/_private/auctions/$type', select: ({ list }) => list });
  return (
    <Stack gap="lg">
      <Title order={1} size="h2">
        {list.title}
      </Title>
    </Stack>
  );
}
