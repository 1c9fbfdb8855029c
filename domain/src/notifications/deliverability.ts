// Which emails are sent to an address that does not accept them.

/** Why an address counts as undeliverable. */
export type EmailFault = 'bounced' | 'complained';

/** What a mail service reports about an email that it accepted earlier. */
export const EMAIL_REPORTS = ['hard bounce', 'soft bounce', 'complaint'] as const;
export type EmailReportKind = (typeof EMAIL_REPORTS)[number];

/** A soft bounce, such as a full mailbox, is repeated by the mail service and says nothing. */
export function faultAfter(report: EmailReportKind): EmailFault | null {
  if (report === 'hard bounce') return 'bounced';
  return report === 'complaint' ? 'complained' : null;
}

/** Emails about the security of an account: its owner asked for them or must learn of a change. */
const SECURITY_TEMPLATES: ReadonlySet<string> = new Set([
  'verification-code',
  'verify-email',
  'password-reset',
  'password-changed',
  'password-ended',
  'new-sign-in',
  'identity-changed',
]);

/** Whether an email is tried. A mailbox that works again is verified by one of them. */
export const isEmailTried = (template: string, fault: EmailFault | null): boolean =>
  fault === null || SECURITY_TEMPLATES.has(template);
