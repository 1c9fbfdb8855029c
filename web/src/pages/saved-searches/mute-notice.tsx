import { Alert, Button, Stack, Text } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';

const quiet = { onRefused: () => true };

/** Where a letter's last line leads. A press ends the mail: mail programs follow links, too. */
export function MuteNotice({ token }: { token: string }) {
  const mute = useCommand('savedSearches.muteSavedSearch', quiet);
  if (mute.isSuccess) {
    const { title } = mute.data.data;
    return <Alert role="status" title={`You get no more mail about “${title}”`} mb="lg" />;
  }
  return (
    <Alert title="Do you want no more mail about this search?" mb="lg">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">The search itself stays, and you can switch its mail on again.</Text>
        {mute.isError && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {textOf(mute.error)}
          </Text>
        )}
        <Button loading={mute.isPending} onClick={() => mute.mutate({ token })}>
          No more mail
        </Button>
      </Stack>
    </Alert>
  );
}
