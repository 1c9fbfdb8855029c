import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { checkQuestion, QUESTION_LENGTH_MAX } from '@hammerdock/domain/checks/lot-question.ts';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import classes from './lot-questions.module.css';

export function AskForm({ lotId }: { lotId: string }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { question: '' },
    validate: { question: checkQuestion },
  });
  const ask = useCommand('questions.askLotQuestion', {
    refreshes: ['questions.listLotQuestions'],
    onDone: () => form.reset(),
    onRefused: besideFields(form),
  });
  return (
    <form
      noValidate
      className={`${classes.form} no-print`}
      onSubmit={form.onSubmit(({ question }) => ask.mutate({ product_id: lotId, question }))}
    >
      <Textarea
        label="Ask the seller"
        description="Your question appears with its answer, without your name."
        autosize
        minRows={2}
        maxRows={6}
        maxLength={QUESTION_LENGTH_MAX}
        key={form.key('question')}
        {...form.getInputProps('question')}
      />
      <Button type="submit" variant="default" loading={ask.isPending}>
        Ask
      </Button>
    </form>
  );
}
