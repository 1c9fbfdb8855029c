// Detects a changed HAMMERDOCK_SECRET, which to users looks like expired codes and links.
import type { AppContext } from '../../context.ts';
import { readSetting, writeSetting } from '../../store/platform/settings.ts';

const NAME = 'secret in use';
const CHECK = 'the secret in use';

/** Logs an error when the last node that started on this database had another secret. */
export async function checkSecret({ db, vault, log }: Pick<AppContext, 'db' | 'vault' | 'log'>) {
  const signature = vault.sign('secret check', CHECK);
  const known = await readSetting(db, NAME);
  if (known === signature) return;
  await writeSetting(db, NAME, signature);
  if (known === null) return;
  log.error(
    { setting: 'HAMMERDOCK_SECRET' },
    'the secret has changed: pending codes, links in emails and unsubscribe links are invalid',
  );
}
