import { describeOption } from '../config-options.ts';
import { loadDemoPackage } from '../demo-package.ts';
import { isInUse } from '../store/accounts/users.ts';
import type { Command } from './command.ts';

export const loadDemo: Command = {
  says: 'fills an empty store with the demo: centers, auctions, lots, bids, people',
  usage: `npm run operate -- load-demo

Only in an empty store: demo people share a published password, so production also needs
HAMMERDOCK_DEMO_PEOPLE=yes. Restart a running store afterwards. The command reset empties a store of
your own.`,
  options: {},
  run: async ({ config, db, owner, say }) => {
    if (config.environment === 'production' && !config.allowsDemoPeople) {
      say(`In production: ${describeOption('HAMMERDOCK_DEMO_PEOPLE')}.`);
      return 1;
    }
    if (await isInUse(db)) {
      say('This store has accounts already; the demo is loaded into an empty store only.');
      return 1;
    }
    const { seedStore } = await loadDemoPackage();
    const signIns = await seedStore(owner, 'demo');
    say('The demo is loaded. Sign in as');
    for (const { email, password } of signIns) say(`  ${email.padEnd(26)} ${password}`);
    return 0;
  },
};
