// Controls that would lose input before hydration. After it only these two render again, not the
// controls inside them.
import { Fieldset } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export const DisabledUntilHydrated = ({ children }: { readonly children: ReactNode }) => (
  <Fieldset variant="unstyled" m={0} disabled={!useHydrated()}>
    {children}
  </Fieldset>
);

interface InertProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export const InertUntilHydrated = ({ className, children }: InertProps) => (
  <div className={className} inert={!useHydrated()}>
    {children}
  </div>
);
