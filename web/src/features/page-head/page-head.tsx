import { ActionIcon, Group, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
}

/** NAV-08: each page of one's own has a title and a way back. */
export function PageHead({ title, children }: Props) {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  return (
    <Group justify="space-between" gap="sm" mb="lg">
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          variant="subtle"
          size={44}
          ml={-10}
          aria-label="Back"
          onClick={() => (canGoBack ? history.back() : void navigate({ to: paths.home }))}
        >
          <IconArrowLeft size={22} />
        </ActionIcon>
        <Title order={1} size="h2">
          {title}
        </Title>
      </Group>
      {children}
    </Group>
  );
}
