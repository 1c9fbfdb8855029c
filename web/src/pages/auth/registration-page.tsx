import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCommand } from '../../api/query.tsx';
import { AuthCard } from './auth-card.tsx';
import { CodesStep } from './codes-step.tsx';
import { DetailsStep } from './details-step.tsx';

interface Sent {
  readonly email: string;
  readonly phone: string;
}

/** Two steps: who you are, then the codes that prove your email and your phone. */
export function RegistrationPage() {
  const { referer } = useSearch({ from: '/registration' });
  const [token, setToken] = useState<string | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const { mutate: start } = useCommand('auth.startRegistration', {
    onDone: (answer) => setToken(answer.registration_token),
  });
  useEffect(() => start({}), [start]);
  if (sent !== null && token !== null) {
    return (
      <AuthCard
        title="Enter your codes"
        lead={`We sent a code by email to ${sent.email} and one by text message to ${sent.phone}.`}
      >
        <CodesStep token={token} referer={referer} />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      wide
      title="Register"
      lead="An account lets you bid. You collect what you win at one of our pickup centers."
    >
      <DetailsStep token={token} onSent={setSent} />
    </AuthCard>
  );
}
