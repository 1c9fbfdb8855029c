import { Alert, Text } from '@mantine/core';

interface Props {
  /** An attempt had no answer, and the next one is on its way. */
  readonly isRetrying: boolean;
  /** None was answered. */
  readonly isUnanswered: boolean;
  readonly button: string;
  /** Why a repeat does no harm. */
  readonly twice: string;
}

/** In the dialog of a bid, a purchase, or a change of a bid. */
export const Unanswered = ({ isRetrying, isUnanswered, button, twice }: Props) => (
  <>
    <Text size="sm" mt="sm" aria-live="polite">
      {isRetrying && `No answer yet. Trying again. ${twice}`}
    </Text>
    {isUnanswered && (
      <Alert color="red" role="alert" title="No answer yet">
        Press {button} again to find out. {twice}
      </Alert>
    )}
  </>
);
