// A worker that is killed after the provider accepted a message and before that is recorded.
import process from 'node:process';
import { openDatabase } from '../db/database.ts';
import { openPool, type DatabaseTarget } from '../db/pool.ts';
import { openVault } from '../security/vault.ts';
import { deliverMessages } from '../messaging/deliver-messages.ts';
import { openLog } from '../monitoring/log.ts';
import { recordSend } from './fakes/provider-records.ts';

const target = JSON.parse(process.argv[2] ?? '') as DatabaseTarget;
const open = () =>
  openDatabase(openPool(target, { max: 2, name: 'test', onError: () => undefined }));
const provider = open();
const log = openLog('fatal');
const context = { workerDb: open(), log, vault: openVault('of this test only', log) };
await deliverMessages(context, {
  name: 'test',
  deliver: async ({ id }) => {
    await recordSend(provider, id);
    process.kill(process.pid, 'SIGKILL');
  },
});
