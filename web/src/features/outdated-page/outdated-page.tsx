import { Button, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { pageVersion } from '../../api/version/page-version.ts';
import classes from './outdated-page.module.css';

/** OPS-08: offers to reload a page that is older than the server. */
export function OutdatedPage() {
  const outdated = useSyncExternalStore(pageVersion.subscribe, pageVersion.isOutdated, () => false);
  return (
    <div role="status" aria-live="polite">
      {outdated && (
        <div className={classes.bar}>
          <Text size="sm">Hammerdock has been updated. Please reload this page.</Text>
          <Button size="xs" variant="white" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </div>
      )}
    </div>
  );
}
