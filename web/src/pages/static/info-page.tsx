import { Group, Stack, Text } from '@mantine/core';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { LinkButton } from '../../links.tsx';
import type { InfoText } from './info-pages.ts';

export function InfoPage({ page }: { page: InfoText }) {
  return (
    <>
      <PageHead title={page.title} />
      <Stack maw="42rem" gap="md">
        {page.paragraphs.map((text) => (
          <Text key={text} lh={1.65}>
            {text}
          </Text>
        ))}
        <Group gap="sm" mt="xs">
          {page.links.map(({ label, to }, index) => (
            <LinkButton key={to} to={to} variant={index === 0 ? 'filled' : 'default'}>
              {label}
            </LinkButton>
          ))}
        </Group>
      </Stack>
    </>
  );
}
