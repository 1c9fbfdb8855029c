import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { useArrival } from '../../features/arrival/use-arrival.ts';
import { AuthCard } from './auth-card.tsx';
import { CodesStep } from './codes-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { LeadOn } from './lead-on.tsx';
import { useRegistration } from './use-registration.ts';
import { phoneOf } from '../../lib/text/phone-of.ts';

/** Two steps: personal details, then the codes for email and phone. */
export function RegistrationPage() {
  const { referer, coupon = '', invite = '' } = useSearch({ from: '/registration' });
  const { token, open, begin, wait, end, renewToken } = useRegistration();
  const { user } = useSession();
  // Else the page would lead on before the registration does, which may lead elsewhere.
  const [hasRegistered, setRegistered] = useState(false);
  const arrive = useArrival(referer);
  if (open !== null) {
    const { email, phone } = open.sent;
    return (
      <AuthCard
        title="Enter your codes"
        lead={`We sent a code by email to ${email} and one by text message to ${phoneOf(phone)}.`}
      >
        <CodesStep
          registration={open}
          onWait={wait}
          onVerified={async (registered) => {
            setRegistered(true);
            await arrive(registered);
            end();
          }}
          onStartAgain={() => {
            end();
            renewToken();
          }}
        />
      </AuthCard>
    );
  }
  if (user !== null && !hasRegistered) return <LeadOn referer={referer} />;
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
