import { Button, Stack, Text, Title } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { textOf } from '../api/call-error.ts';
import { LogoMark } from '../ui/logo.tsx';

/** Replaces a page that failed: the server's message, and a retry. */
export function TroublePage({ error }: { error: unknown }) {
  const router = useRouter();
  return (
    <Stack align="center" ta="center" px="md" py={72} gap="sm" role="alert">
      <LogoMark size={56} />
      <Title order={1}>We couldn’t load this page</Title>
      <Text c="dimmed" maw={420}>
        {textOf(error)}
      </Text>
      <Button mt="sm" onClick={() => void router.invalidate()}>
        Try again
      </Button>
    </Stack>
  );
}
