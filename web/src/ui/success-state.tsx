import type { ReactNode } from 'react';
import { StatePage } from './state-page.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** The success state, with a next step. */
export function SuccessState(props: Props) {
  return (
    <div role="status">
      <StatePage state="success" {...props} />
    </div>
  );
}
