import { seconds, type Instant } from '@hammerdock/domain/time.ts';
import { isRefusal } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';

/** Before another code can be requested (R34). */
export interface Wait {
  readonly until: Instant;
  readonly seconds: number;
}

export const waitFrom = (now: Instant, whole: number): Wait => ({
  until: now + seconds(whole),
  seconds: whole,
});

interface Resend {
  readonly call: 'auth.resendEmailCode' | 'auth.resendSMSCode';
  readonly onSent: () => void;
  readonly onWait: (seconds: number) => void;
}

/** In milliseconds; the server's clock may be estimated a moment late. */
export const leftOf = (wait: Wait, now: Instant): number =>
  Math.min(wait.until - now, seconds(wait.seconds));

export function useResend({ call, onSent, onWait }: Resend) {
  return useCommand(call, {
    onDone: ({ resend_after_seconds }) => {
      onSent();
      onWait(resend_after_seconds);
    },
    onRefused: (error) => {
      if (!isRefusal(error, 'CodeSentRecently')) return false;
      // The time that is left takes the place of the button.
      onWait(Number(error.details['retryAfterSeconds']));
      return true;
    },
  });
}
