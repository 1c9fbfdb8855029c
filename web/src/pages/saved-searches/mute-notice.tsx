import { Alert, Button, Stack, Text } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';

const quiet = { onRefused: () => true };

/** The page of the unsubscribe link. It asks for a click, because mail programs open links, too. */
export function MuteNotice({ token }: { token: string }) {
  const mute = useCommand('savedSearches.muteSavedSearch', quiet);
  if (mute.isSuccess) {
    const { title } = mute.data.data;
    return <Alert role="status" title={`You won’t get any more emails about “${title}”`} mb="lg" />;
  }
  return (
    <Alert title="Stop emails about this search?" mb="lg">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">We keep the search, and you can turn its emails back on anytime.</Text>
        {mute.isError && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {textOf(mute.error)}
          </Text>
        )}
        <Button loading={mute.isPending} onClick={() => mute.mutate({ token })}>
          Stop emails
        </Button>
      </Stack>
    </Alert>
  );
}
