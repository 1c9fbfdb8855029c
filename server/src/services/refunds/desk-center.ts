import type { Actor } from '../../context.ts';

/** R30: staff refund lots of their own center; null means every center, for admins. */
export const deskCenterOf = ({ role, centerId }: Pick<Actor, 'role' | 'centerId'>) =>
  // Staff without a center have no desk: no lot is collected at ''.
  role === 'admin' ? null : (centerId ?? '');
