import { Button, Stack, Text, Title } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { isModuleNotFoundError } from '@tanstack/router-core';
import { useEffect } from 'react';
import { textOf } from '../api/call-error.ts';
import { reloadOnceReachable } from '../api/version/missing-chunks.ts';
import { LogoMark } from '../ui/logo.tsx';

/** Replaces a page that failed: the server's message, and a retry. */
export function TroublePage({ error }: { error: unknown }) {
  const router = useRouter();
  const isCodeMissing = isModuleNotFoundError(error);
  useEffect(() => (isCodeMissing ? reloadOnceReachable() : undefined), [isCodeMissing]);
  // Browsers cache a failed import, so that only a new page asks for the code again.
  const tryAgain = () => (isCodeMissing ? window.location.reload() : void router.invalidate());
  return (
    <Stack align="center" ta="center" px="md" py={72} gap="sm" role="alert">
      <LogoMark size={56} />
      <Title order={1}>We couldn’t load this page</Title>
      <Text c="dimmed" maw={420}>
        {isCodeMissing
          ? 'The connection was lost. The page loads by itself once you’re back online.'
          : textOf(error)}
      </Text>
      <Button mt="sm" onClick={tryAgain}>
        Try again
      </Button>
    </Stack>
  );
}
