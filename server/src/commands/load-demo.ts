import { describeOption } from '../config/options.ts';
import { loadDemoPackage } from '../demo-package.ts';
import { isInUse } from '../store/accounts/users.ts';
import type { Command } from './command.ts';

export const loadDemo: Command = {
  summary: 'fills an empty store with the demo: centers, auctions, lots, bids, users',
  usage: `npm run operate -- load-demo

Only for an empty store; the command reset empties one. Demo accounts share a well-known password,
so production also needs HAMMERDOCK_DEMO_PEOPLE=yes. Restart a running store afterwards.`,
  options: {},
  run: async ({ config, db, owner, print }) => {
    if (config.environment === 'production' && !config.allowsDemoPeople) {
      print(`In production: ${describeOption('HAMMERDOCK_DEMO_PEOPLE')}.`);
      return 1;
    }
    if (await isInUse(db)) {
      print('This store already has accounts; the demo can be loaded into an empty store only.');
      return 1;
    }
    const { seedStore } = await loadDemoPackage();
    const signIns = await seedStore(owner, 'demo');
    print('The demo is loaded. Sign in as');
    for (const { email, password } of signIns) print(`  ${email.padEnd(26)} ${password}`);
    return 0;
  },
};
