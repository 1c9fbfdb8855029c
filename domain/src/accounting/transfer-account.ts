// How a seller's account at the payment provider stands: whether it can be paid, and what it lacks.

/** What the provider still asks the seller for. */
export const ACCOUNT_NEEDS = [
  'personal details',
  'business details',
  'identity document',
  'bank account',
  'terms of service',
  'other details',
] as const;
export type AccountNeed = (typeof ACCOUNT_NEEDS)[number];

/** 'checking': the provider looks at what was entered. 'closed': it pays this seller no more. */
export const ACCOUNT_STANDINGS = ['incomplete', 'checking', 'ready', 'closed'] as const;
export type AccountStanding = (typeof ACCOUNT_STANDINGS)[number];

export interface AccountState {
  readonly standing: AccountStanding;
  readonly needs: readonly AccountNeed[];
}
