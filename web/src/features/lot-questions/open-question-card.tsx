import { Paper, Text } from '@mantine/core';
import type { OpenQuestion } from '@hammerdock/contract/services/questions.ts';
import { formatDateTime } from '@hammerdock/domain/time.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import { AnswerForm } from './answer-form.tsx';
import classes from './lot-questions.module.css';
import { RemoveQuestion } from './remove-question.tsx';

export function OpenQuestionCard({ asked }: { asked: OpenQuestion }) {
  return (
    <Paper component="article" withBorder p="1.25rem" aria-label={asked.question}>
      <TextLink to={paths.product(asked.lot.id)} className={classes.lot}>
        {asked.lot.title}
      </TextLink>
      <Text size="sm" c="dimmed">
        Asked {formatDateTime(instantOf(asked.asked_at))}
      </Text>
      <Text my="xs" className={classes.words}>
        {asked.question}
      </Text>
      <AnswerForm questionId={asked.id} />
      <RemoveQuestion questionId={asked.id} />
    </Paper>
  );
}
