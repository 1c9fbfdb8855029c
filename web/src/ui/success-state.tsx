import type { ReactNode } from 'react';
import { StatePage } from './state-page.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** It is done, and where to go from here. */
export function SuccessState(props: Props) {
  return (
    <div role="status">
      <StatePage state="success" {...props} />
    </div>
  );
}
