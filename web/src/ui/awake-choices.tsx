import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Choices that wait until the page's scripts listen: what is chosen before would be lost. */
export function AwakeChoices({ className, children }: Props) {
  const awake = useHydrated();
  return (
    <div className={className} inert={!awake}>
      {children}
    </div>
  );
}
