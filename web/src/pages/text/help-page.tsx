import { Title } from '@mantine/core';
import type { Answer } from '../../api/calls.ts';
import { HelpTopics } from '../../features/help/help-topics.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { TextPage } from './text-page.tsx';

export function HelpPage({ page }: { page: Answer<'defaults.getStaticPageContent'> }) {
  return (
    <TextPage page={page}>
      <Title order={2} size="h3" mt="lg" mb="xs">
        HOW CAN WE HELP YOU?
      </Title>
      <HelpTopics />
      <LinkButton to={paths.faq} variant="default" mt="lg">
        Frequently asked questions
      </LinkButton>
    </TextPage>
  );
}
