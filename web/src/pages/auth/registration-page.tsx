import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { useArrival } from '../../features/arrival/use-arrival.ts';
import { AuthCard } from './auth-card.tsx';
import { CodesStep } from './codes-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { MemberCodes, sentTo } from './member-codes.tsx';
import { clearDraft } from './registration-draft.ts';
import { useRegistration } from './use-registration.ts';

/** Two steps: personal details, then the codes for email and phone. */
export function RegistrationPage() {
  const { referer, coupon = '', invite = '' } = useSearch({ from: '/registration' });
  const { token, open, begin, wait, end, renewToken } = useRegistration();
  const { user } = useSession();
  // Else the page would lead on before the registration does, which may lead elsewhere.
  const [hasRegistered, setRegistered] = useState(false);
  const arrive = useArrival(referer);
  if (user !== null && !hasRegistered) return <MemberCodes referer={referer} />;
  if (open !== null) {
    const { email, phone } = open.sent;
    return (
      <AuthCard title="Enter your codes" lead={sentTo({ email, phone })}>
        <CodesStep
          asker={{ registration_token: open.token }}
          waits={open.waits}
          onWait={wait}
          onVerified={async (registered) => {
            if (registered === null) return;
            setRegistered(true);
            clearDraft();
            await arrive(registered);
            end();
          }}
          instead={{
            label: 'Start over',
            act: () => {
              end();
              renewToken();
            },
          }}
        />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      wide
      title="Register"
      lead="You need an account to bid. Pick up what you win at one of our pickup centers."
    >
      <DetailsStep
        token={token}
        referer={referer}
        broughtAlong={{ coupon_code: coupon, invite_code: invite }}
        onSignedUp={begin}
        onTokenExpired={renewToken}
      />
    </AuthCard>
  );
}
