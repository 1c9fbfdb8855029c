import { filled, firstComplaint, lengthAtLeast, lengthAtMost, REQUIRED } from './check.ts';
import type { Complaint } from './check.ts';

export type PasswordStrength = 'Weak' | 'Fair' | 'Good' | 'Strong';

/** Limits the work of hashing, which reads every byte. */
const LENGTH_MAX = 128;

export function checkPassword(password: string): Complaint {
  return firstComplaint(
    password === '' ? REQUIRED : null,
    lengthAtLeast(password, 8, 'Minimum 8 characters'),
    lengthAtMost(password, LENGTH_MAX, `Maximum ${LENGTH_MAX} characters`),
  );
}

export function checkNewPassword(change: { old: string; next: string }): Complaint {
  return firstComplaint(
    checkPassword(change.next),
    change.next === change.old ? 'New password must be different' : null,
  );
}

export function checkConfirmation(pair: { password: string; confirmation: string }): Complaint {
  return firstComplaint(
    filled(pair.confirmation),
    pair.password === pair.confirmation ? null : 'Passwords Not Match',
  );
}

/** The word of the strength meter for an estimate from 0 to 4. */
export function strengthOf(score: 0 | 1 | 2 | 3 | 4): PasswordStrength {
  const words = { 0: 'Weak', 1: 'Weak', 2: 'Fair', 3: 'Good', 4: 'Strong' } as const;
  return words[score];
}
