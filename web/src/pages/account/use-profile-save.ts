import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { useState } from 'react';
import { useCommand } from '../../api/query.tsx';
import { useSessionChange } from '../../api/session.ts';
import { isNewPhone, restOf, type Profile } from './profile.ts';

interface ProfileSave {
  readonly user: UserData;
  readonly onRefused: (error: unknown) => boolean;
  readonly onEnd: () => void;
}

/**
 * S4: saves the username if it changed, then the phone if it changed, then the rest. A new phone
 * waits for its code; verifying it saves the rest (UX-09).
 */
export function useProfileSave({ user, onRefused, onEnd }: ProfileSave) {
  const renewSession = useSessionChange();
  const [awaiting, setAwaiting] = useState<Profile | null>(null);
  const username = useCommand('account.updateUsername', { onRefused });
  const sendCode = useCommand('account.sendPhoneVerifyCode', { onRefused });
  const rest = useCommand('account.updateUserProfile', { onRefused });
  const saveRest = async (typed: Profile) => {
    setAwaiting(null);
    await rest.mutateAsync(restOf(typed, user));
    await renewSession();
    onEnd();
  };
  const save = async (typed: Profile) => {
    const { current_password } = typed;
    if (typed.username !== user.username) {
      await username.mutateAsync({ username: typed.username, current_password });
    }
    if (!isNewPhone(typed, user)) return saveRest(typed);
    await sendCode.mutateAsync({ phone: typed.phone, current_password });
    setAwaiting(typed);
  };
  return {
    busy: username.isPending || sendCode.isPending || rest.isPending,
    /** The profile whose new phone waits for its code. */
    awaiting,
    // The refusal is shown; the following fields are not saved.
    save: (typed: Profile) => void save(typed).catch(() => undefined),
    saveRest: (typed: Profile) => void saveRest(typed).catch(() => undefined),
    callOff: () => setAwaiting(null),
  };
}
