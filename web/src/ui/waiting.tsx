import { Button, Group, Loader, VisuallyHidden } from '@mantine/core';
import { EmptyState } from './empty-state.tsx';

export function Waiting({ label }: { label: string }) {
  return (
    <Group justify="center" py={64} role="status">
      <Loader aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Group>
  );
}

interface Props {
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
}

/** What could not be read, why, and another try. */
export function Failed({ title, text, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={text}
        action={
          <Button variant="light" mt="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
