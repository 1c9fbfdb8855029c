import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Controls that are inert until hydration, because earlier choices would be lost. */
export function HydratedChoices({ className, children }: Props) {
  const hydrated = useHydrated();
  return (
    <div className={className} inert={!hydrated}>
      {children}
    </div>
  );
}
