import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall, useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { alertError } from '../../lib/notices/alerts.ts';
import {
  readPushDevice,
  subscribePushDevice,
  unsubscribePushDevice,
  type PushDevice,
} from './push-device.ts';

export const PUSH_DEVICE_KEY = ['push-device'];
const KEY_CALL = 'notifications.getPushKey';
/** Such as a browser that was built without a push service, or one without a network. */
const NOT_SUBSCRIBED =
  'Your browser couldn’t turn notifications on. Check your connection, or try another browser.';

export interface Push {
  /** null: not known yet, or the store offers none. */
  readonly state: PushDevice | null;
  readonly busy: boolean;
  /** By a tap: the browser asks for the permission. */
  readonly turnOn: () => void;
  readonly turnOff: () => void;
}

/** Whether this browser shows notifications while the store is closed (NTF-05). */
export function usePush(): Push {
  const { impersonated } = useSession();
  const client = useQueryClient();
  const found = useCall(KEY_CALL, {}, { enabled: !impersonated });
  const key = found.data?.public_key ?? null;
  const device = useQuery({
    queryKey: [...PUSH_DEVICE_KEY, key],
    queryFn: () => readPushDevice(key ?? ''),
    enabled: key !== null,
    staleTime: 0,
    // The user may have changed the permission in the settings of the browser.
    refetchOnWindowFocus: 'always',
  });
  const refresh = () => client.invalidateQueries({ queryKey: PUSH_DEVICE_KEY });
  const change = { refreshes: [KEY_CALL], onDone: refresh } as const;
  const save = useCommand('notifications.savePushSubscription', change);
  const remove = useCommand('notifications.removePushSubscription', change);
  const subscribe = useMutation({
    mutationFn: () => subscribePushDevice(key ?? ''),
    networkMode: 'always',
    onSuccess: async (subscription) => {
      if (subscription === null) await refresh();
      else save.mutate(subscription);
    },
    onError: () => alertError(NOT_SUBSCRIBED),
  });
  const unsubscribe = useMutation({
    mutationFn: unsubscribePushDevice,
    networkMode: 'always',
    // The store must stop even when the browser does not.
    onSettled: () => remove.mutate({}),
  });
  return {
    state: stateOf(device.data, found.data?.push_on === 1),
    busy: [save, remove, subscribe, unsubscribe].some(({ isPending }) => isPending),
    turnOn: () => subscribe.mutate(),
    turnOff: () => unsubscribe.mutate(),
  };
}

/** The browser stays subscribed after a sign-out, but the store sends nothing to it. */
const stateOf = (device: PushDevice | undefined, isSent: boolean): PushDevice | null =>
  device === 'on' && !isSent ? 'off' : (device ?? null);
