import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';

/** For admins; the second click confirms. */
export function RemoveQuestion({ questionId }: { questionId: string }) {
  const { user } = useSession();
  const [asked, setAsked] = useState(false);
  const remove = useCommand('questions.removeLotQuestion', {
    refreshes: ['questions.listLotQuestions', 'questions.listOpenQuestions'],
  });
  if (user?.role !== 'admin') return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={remove.isPending}
      onBlur={() => setAsked(false)}
      onClick={() => {
        if (asked) remove.mutate({ question_id: questionId });
        else setAsked(true);
      }}
    >
      {asked ? 'Remove for everyone?' : 'Remove'}
    </Button>
  );
}
