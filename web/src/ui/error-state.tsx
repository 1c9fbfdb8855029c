import { Button } from '@mantine/core';
import { StatePage } from './state-page.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
}

/** What could not be loaded, why, and a retry (LIST-13). */
export function ErrorState({ title, text, onRetry }: Props) {
  return (
    <div role="alert">
      <StatePage
        state="error"
        title={title}
        text={text}
        action={
          <Button variant="light" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
