import { Button, Stack, Text, Title } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';

interface Props {
  readonly question: string;
  readonly text: string;
  readonly button: string;
  /** The confirmation, shown once the call has succeeded. */
  readonly done: { readonly title: string; readonly text: string } | null;
  readonly command: {
    readonly isPending: boolean;
    readonly error: Error | null;
  };
  readonly onPress: () => void;
}

/** Acts on a click, not on the visit, because mail programs open links before people do. */
export function EmailLinkPage({ question, text, button, done, command, onPress }: Props) {
  return (
    <Stack align="center" ta="center" py={64} gap="sm">
      <div role="status">
        <Title order={1} mb="sm">
          {done?.title ?? question}
        </Title>
        <Text c="dimmed">{done?.text ?? text}</Text>
      </div>
      {done === null ? (
        <>
          {command.error !== null && (
            <Text role="alert" c="var(--mantine-color-error)">
              {textOf(command.error)}
            </Text>
          )}
          <Button mt="sm" loading={command.isPending} onClick={onPress}>
            {button}
          </Button>
        </>
      ) : (
        <LinkButton to={paths.home} mt="sm">
          Go to the home page
        </LinkButton>
      )}
    </Stack>
  );
}
