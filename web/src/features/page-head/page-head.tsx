import { Group } from '@mantine/core';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { PageTitle } from '../../ui/page-title.tsx';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
}

/** NAV-08: the title and back link of an account page. */
export function PageHead({ title, children }: Props) {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  return (
    <Group justify="space-between" gap="sm" mb="lg">
      <PageTitle
        title={title}
        onBack={() => (canGoBack ? history.back() : void navigate({ to: paths.home }))}
      />
      {children}
    </Group>
  );
}
