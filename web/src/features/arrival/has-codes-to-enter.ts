import type { UserData } from '@hammerdock/contract/shapes/person.ts';

/** A buyer who left the registration before its codes cannot bid yet (R14). */
export const hasCodesToEnter = ({
  role,
  email_verified,
}: Pick<UserData, 'role' | 'email_verified'>): boolean => role === 'buyer' && email_verified === 0;
