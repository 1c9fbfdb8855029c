import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Choices that wait until the page's scripts listen: what is chosen before would be lost. */
export function HydratedChoices({ className, children }: Props) {
  const hydrated = useHydrated();
  return (
    <div className={className} inert={!hydrated}>
      {children}
    </div>
  );
}
