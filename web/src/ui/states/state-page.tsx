// The empty and error states of pages and lists, on Mantine's component.
import { Button, EmptyState as Layout } from '@mantine/core';
import type { ReactNode } from 'react';
import { StateIllustration, type IllustratedState } from './state-illustration.tsx';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** The empty state, with a next step (LIST-13). */
export const EmptyState = (props: EmptyStateProps) => <StatePage state="empty" {...props} />;

interface ErrorStateProps {
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
}

/** What could not be loaded, why, and a retry (LIST-13). */
export const ErrorState = ({ onRetry, ...texts }: ErrorStateProps) => (
  <div role="alert">
    <StatePage
      state="error"
      {...texts}
      action={
        <Button variant="light" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  </div>
);

interface StatePageProps extends EmptyStateProps {
  readonly state: IllustratedState;
}

const StatePage = ({ state, title, text, action }: StatePageProps) => (
  <Layout icon={<StateIllustration state={state} />}>
    <Layout.Title order={2}>{title}</Layout.Title>
    <Layout.Description>{text}</Layout.Description>
    {action !== undefined && action !== null && <Layout.Actions>{action}</Layout.Actions>}
  </Layout>
);
