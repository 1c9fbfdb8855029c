import type { Actor } from '../../context.ts';

/** R30: staff refund lots of their own center; null is every center, an admin's. */
export const deskCenterOf = ({ role, centerId }: Pick<Actor, 'role' | 'centerId'>) =>
  // Staff without a center are at no desk: no lot is collected at ''.
  role === 'admin' ? null : (centerId ?? '');
