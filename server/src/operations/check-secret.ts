// Tells a wrong HAMMERDOCK_SECRET from a code or link that has expired: both look alike to people.
import type { AppContext } from '../context.ts';
import { readSetting, writeSetting } from '../store/settings.ts';

const NAME = 'secret in use';
const CHECK = 'the secret in use';

/** Logs it when this node has another secret than the last one that started on this database. */
export async function checkSecret({ db, vault, log }: Pick<AppContext, 'db' | 'vault' | 'log'>) {
  const mark = vault.sign('secret check', CHECK);
  const known = await readSetting(db, NAME);
  if (known === mark) return;
  await writeSetting(db, NAME, mark);
  if (known === null) return;
  log.error(
    { setting: 'HAMMERDOCK_SECRET' },
    'the secret is another than before: codes, mailed links and unsubscribe links under way fail',
  );
}
