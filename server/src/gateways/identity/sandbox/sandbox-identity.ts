// Asks for no document, and decides at once by the last name, so that a store without a provider
// can show each result. Nothing is stored: the session says how it ends.
import type { IdentityGateway, IdentityResult } from '../gateway.ts';

const OUTCOMES: Readonly<Record<string, IdentityResult['status']>> = {
  declined: 'failed',
  waiting: 'pending',
};

const SESSION = /^sandbox_(verified|failed|pending)_/;

export const sandboxIdentity: IdentityGateway = {
  name: 'sandbox',
  check: () => Promise.resolve(),
  begin: ({ reference, lastName }) => {
    const outcome = OUTCOMES[lastName.toLowerCase()] ?? 'verified';
    return Promise.resolve(`sandbox_${outcome}_${reference}`);
  },
  find: (session) => {
    const [, outcome] = SESSION.exec(session) ?? [];
    if (outcome === 'pending') return Promise.resolve({ status: 'pending', url: null });
    return Promise.resolve({ status: outcome === 'verified' ? 'verified' : 'failed' });
  },
};
