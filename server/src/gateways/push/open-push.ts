// Opens web push: the only module outside the provider's folder that names it.
import type { Config } from '../../config/config.ts';
import type { PushGateway } from './gateway.ts';

/** null: the store offers no push. `secret` is that of the store. */
export async function openPush(
  { push }: Pick<Config, 'push'>,
  secret: string,
): Promise<PushGateway | null> {
  if (push === null) return null;
  // Loaded only where it is in use.
  const { openVapid } = await import('./vapid/vapid.ts');
  const { deriveKey } = await import('./vapid/keys.ts');
  return openVapid({ ...push, privateKey: push.privateKey ?? deriveKey(secret) });
}
