import { Button, Stack, Text } from '@mantine/core';
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { hasCodesToEnter } from '../../features/arrival/has-codes-to-enter.ts';
import { useArrival } from '../../features/arrival/use-arrival.ts';
import { phoneOf } from '../../lib/text/phone-of.ts';
import { useClock } from '../../lib/time/clock.tsx';
import { Waiting } from '../../ui/states/waiting.tsx';
import { AuthCard } from './auth-card.tsx';
import { CodesStep } from './codes-step.tsx';
import { LeadOn } from './lead-on.tsx';
import { endRegistration, type Waits } from './use-registration.ts';
import { waitFrom } from './use-resend.ts';

type Recipient = Pick<UserData, 'email' | 'phone'>;

const codesNeeded = ({ email, phone }: Recipient): string =>
  `To bid, you need two codes: one by email to ${email} and one ` +
  `by text message to ${phoneOf(phone)}.`;

export const sentTo = ({ email, phone }: Recipient): string =>
  `We sent a code by email to ${email} and one by text message to ${phoneOf(phone)}.`;

/** For a user who signed in before the codes of the registration were entered (R14). */
export function MemberCodes({ referer }: { referer: string | undefined }) {
  const { user, impersonated } = useSession();
  // Else the page would lead on before the arrival does, which may lead elsewhere.
  const [isArriving, setArriving] = useState(false);
  const arrive = useArrival(referer);
  if (user === null) return null;
  if (!isArriving && (impersonated || !hasCodesToEnter(user))) return <LeadOn referer={referer} />;
  const lead = async () => {
    setArriving(true);
    await arrive(user, { codesPutOff: true });
  };
  return (
    <Codes
      user={user}
      onVerified={async () => {
        await lead();
        endRegistration();
      }}
      onPutOff={() => void lead()}
    />
  );
}

interface CodesProps {
  readonly user: Recipient;
  readonly onVerified: () => Promise<void>;
  readonly onPutOff: () => void;
}

function Codes(props: CodesProps) {
  const profile = useCall('account.getUserProfileDetails', {});
  // Decided once: the step stays when a code expires meanwhile.
  const [wereSent, setSent] = useState<boolean | null>(null);
  if (wereSent === null && !profile.isFetching) {
    const sent = profile.data?.userData;
    setSent(sent?.email_code_sent === 1 && sent.phone_code_sent === 1);
  }
  if (wereSent === null) return <Waiting label="Loading your account" />;
  return <Steps {...props} wereSent={wereSent} />;
}

/** The server says how long to wait if another code is asked for too soon. */
const NO_WAIT = { until: 0, seconds: 0 };

function Steps({ user, wereSent, onVerified, onPutOff }: CodesProps & { wereSent: boolean }) {
  const clock = useClock();
  const [waits, setWaits] = useState<Waits | null>(
    wereSent ? { email_code: NO_WAIT, sms_code: NO_WAIT } : null,
  );
  const waitOf = (seconds: number) => waitFrom(clock.now(), seconds);
  if (waits === null) {
    const onSent = (seconds: number) =>
      setWaits({ email_code: waitOf(seconds), sms_code: waitOf(seconds) });
    return <SendCodes user={user} onSent={onSent} onPutOff={onPutOff} />;
  }
  return (
    <AuthCard title="Enter your codes" lead={`Your account isn’t verified yet. ${sentTo(user)}`}>
      <CodesStep
        asker={{}}
        waits={waits}
        onWait={(field, seconds) => setWaits({ ...waits, [field]: waitOf(seconds) })}
        onVerified={onVerified}
        instead={{ label: 'Not now', act: onPutOff }}
      />
    </AuthCard>
  );
}

interface SendProps {
  readonly user: Recipient;
  readonly onSent: (resendAfterSeconds: number) => void;
  readonly onPutOff: () => void;
}

function SendCodes({ user, onSent, onPutOff }: SendProps) {
  const send = useCommand('auth.sendEmailAndSmsVerificationCode', {
    onDone: ({ resend_after_seconds }) => onSent(resend_after_seconds),
    onRefused: () => true,
  });
  return (
    <AuthCard title="Verify your account" lead={codesNeeded(user)}>
      <Stack>
        {send.isError && (
          <Text role="alert" c="var(--mantine-color-error)">
            {textOf(send.error)}
          </Text>
        )}
        <Button size="md" loading={send.isPending} onClick={() => send.mutate({})}>
          Send codes
        </Button>
        <Button variant="subtle" onClick={onPutOff}>
          Not now
        </Button>
      </Stack>
    </AuthCard>
  );
}
