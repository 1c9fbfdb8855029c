import { ActionIcon, Group, Title } from '@mantine/core';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowLeftIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';

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
      <Group gap="xs" wrap="nowrap" miw={0}>
        <ActionIcon
          variant="plain"
          className="no-print"
          ml={-10}
          c="var(--accent-ink)"
          aria-label="Back"
          onClick={() => (canGoBack ? history.back() : void navigate({ to: paths.home }))}
        >
          <ArrowLeftIcon size={22} />
        </ActionIcon>
        <Title order={1} size="h2" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
      </Group>
      {children}
    </Group>
  );
}
