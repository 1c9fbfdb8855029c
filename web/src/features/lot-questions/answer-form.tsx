import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ANSWER_LENGTH_MAX, checkAnswer } from '@hammerdock/domain/checks/lot-question.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import classes from './lot-questions.module.css';

/** For the seller of the lot and admins. */
export function AnswerForm({ questionId }: { questionId: string }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { answer: '' },
    validate: { answer: checkAnswer },
  });
  const send = useCommand('questions.answerLotQuestion', {
    refreshes: ['questions.listLotQuestions', 'questions.listOpenQuestions'],
    onRefused: besideFields(form),
  });
  return (
    <form
      noValidate
      className={`${classes.form} no-print`}
      onSubmit={form.onSubmit(({ answer }) => send.mutate({ question_id: questionId, answer }))}
    >
      <Textarea
        label="Your public answer"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={ANSWER_LENGTH_MAX}
        key={form.key('answer')}
        {...form.getInputProps('answer')}
      />
      <Button type="submit" loading={send.isPending}>
        Publish answer
      </Button>
    </form>
  );
}
