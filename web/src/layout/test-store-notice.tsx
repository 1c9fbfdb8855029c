import { use } from 'react';
import { StoreSettingsContext, type StoreSettings } from '../lib/store-settings.ts';
import classes from './test-store-notice.module.css';

/** R71: states on every page what the store does not do: charge money, send emails or texts. */
export function TestStoreNotice() {
  const text = noticeOf(use(StoreSettingsContext).testStore);
  if (text === null) return null;
  return (
    <aside className={classes.notice} aria-label="About this store">
      {text}
    </aside>
  );
}

function noticeOf({ payments, emails, texts }: StoreSettings['testStore']): string | null {
  const absent = [payments && 'charges', emails && 'emails', texts && 'texts'].filter(Boolean);
  if (absent.length === 0) return null;
  const list = absent.join(', ').replace(/, (\w+)$/, ' or $1');
  return `Test store: no real ${list}.`;
}
