import { use } from 'react';
import { StoreSettingsContext, type StoreSettings } from '../lib/store-settings.ts';
import classes from './test-store-notice.module.css';

/** R71: states on every page that the store charges no money or sends no messages. */
export function TestStoreNotice() {
  const text = noticeOf(use(StoreSettingsContext).testStore);
  if (text === null) return null;
  return (
    <aside className={classes.notice} aria-label="About this store">
      {text}
    </aside>
  );
}

function noticeOf({ payments, messages }: StoreSettings['testStore']): string | null {
  if (payments && messages) return 'Test store: no real charges, emails or texts.';
  if (payments) return 'Test store: no real charges.';
  return messages ? 'Test store: no real emails or texts.' : null;
}
