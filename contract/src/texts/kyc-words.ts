import type { KycStatus } from '../shapes/person.ts';

const WORDS: Readonly<Record<KycStatus, string>> = {
  off: '',
  none: 'Not checked',
  pending: 'Check pending',
  verified: 'Verified',
  failed: 'Check failed',
};

/** The result of a user's identity check; empty where the store has none. */
export const kycWords = (status: KycStatus): string => WORDS[status];
