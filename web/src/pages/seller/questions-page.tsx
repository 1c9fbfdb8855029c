import { Stack } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { OpenQuestionCard } from '../../features/lot-questions/open-question-card.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Pages } from '../../ui/pages.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';

const PER_PAGE = 20;

interface Props {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Questions that wait for the seller's answer; for admins, those about every lot. */
export function QuestionsPage(props: Props) {
  return (
    <>
      <PageHead title="Questions" />
      <Questions {...props} />
    </>
  );
}

function Questions({ page, onPage }: Props) {
  const found = useCall('questions.listOpenQuestions', { page, limit: PER_PAGE });
  if (found.isError) {
    return (
      <ErrorState
        title="We couldn’t load the questions"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading the questions" />;
  const { questionsList, questionsCount } = found.data;
  if (questionsList.length === 0) {
    return (
      <EmptyState
        title="All answered"
        text="No questions are waiting for an answer."
        action={<LinkButton to={paths.search}>Go to active items</LinkButton>}
      />
    );
  }
  return (
    <Stack>
      {questionsList.map((each) => (
        <OpenQuestionCard key={each.id} asked={each} />
      ))}
      <Pages page={page} perPage={PER_PAGE} count={questionsCount} onChange={onPage} />
    </Stack>
  );
}
