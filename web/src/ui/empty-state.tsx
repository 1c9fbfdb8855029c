import type { ReactNode } from 'react';
import { StatePage } from './state-page.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** The empty state, with a next step (LIST-13). */
export const EmptyState = (props: Props) => <StatePage state="empty" {...props} />;
