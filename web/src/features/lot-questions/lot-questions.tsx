import { Text, Title } from '@mantine/core';
import type { LotQuestion } from '@hammerdock/contract/services/questions.ts';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useId, useState, type ReactNode } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { Pages } from '../../ui/pages.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AskForm } from './ask-form.tsx';
import classes from './lot-questions.module.css';
import { RemoveQuestion } from './remove-question.tsx';
import { DateOnly } from '../../ui/date-time.tsx';

const PER_PAGE = 10;

/** Public questions and answers (decision 0047): optional, so they load after the page. */
export function LotQuestions({ lot }: { lot: Pick<LotDetail, 'id' | 'market_status'> }) {
  const { user } = useSession();
  const heading = useId();
  const [page, setPage] = useState(1);
  const wanted = { product_id: lot.id, page, limit: PER_PAGE };
  const found = useCall('questions.listLotQuestions', wanted, { keepPrevious: true });
  const { data } = found;
  if (found.isError && data === undefined) {
    return (
      <ErrorState
        title="We couldn’t load the questions"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  // A closed lot may have none, and then no section.
  if (data === undefined) {
    return lot.market_status === 'open' ? <ListSkeletons label="Loading the questions" /> : null;
  }
  const { questionsList, questionsCount, openList, may_answer } = data;
  const canAsk = lot.market_status === 'open' && may_answer === 0;
  if (!canAsk && questionsCount === 0 && openList.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={classes.questions}>
      <Title order={2} size="h3" id={heading}>
        Questions and answers
      </Title>
      {openList.map((each) => (
        <Question key={each.id} asked={each}>
          {may_answer === 1 ? (
            <AnswerForm questionId={each.id} />
          ) : (
            <Text size="sm" c="dimmed">
              Only you and the seller see this question until it’s answered.
            </Text>
          )}
        </Question>
      ))}
      {questionsList.map((each) => (
        <Question key={each.id} asked={each} />
      ))}
      <Pages page={page} perPage={PER_PAGE} count={questionsCount} onChange={setPage} />
      {questionsCount === 0 && openList.length === 0 && <Text c="dimmed">No questions yet.</Text>}
      {canAsk && user !== null && <AskForm lotId={lot.id} />}
      {canAsk && user === null && (
        <LinkButton
          to={paths.login}
          search={{ referer: paths.product(lot.id) }}
          variant="default"
          className={`${classes.login} no-print`}
        >
          Login to ask a question
        </LinkButton>
      )}
    </section>
  );
}

interface QuestionProps {
  readonly asked: LotQuestion;
  readonly children?: ReactNode;
}

function Question({ asked, children }: QuestionProps) {
  return (
    <article className={classes.question} aria-label={asked.question}>
      <Text fw={600}>{asked.question}</Text>
      {asked.answer !== null && <Text>{asked.answer}</Text>}
      <Text size="sm" c="dimmed">
        {asked.answered_at === null ? 'Asked ' : 'Answered '}
        <DateOnly at={instantOf(asked.answered_at ?? asked.asked_at)} />
      </Text>
      {children}
      <RemoveQuestion questionId={asked.id} />
    </article>
  );
}
