// A worker that is killed after the provider accepted a message and before that is recorded.
import process from 'node:process';
import { openDatabase } from '../db/database.ts';
import { openPool, type DatabaseTarget } from '../db/pool.ts';
import { openVault } from '../security/vault.ts';
import { deliverMessages } from '../messaging/deliver-messages.ts';
import { openLog } from '../monitoring/log.ts';
import { fakeEmail, fakeSms } from './fakes/message-gateways.ts';
import { recordSend } from './fakes/provider-records.ts';

const target = JSON.parse(process.argv[2] ?? '') as DatabaseTarget;
const open = () =>
  openDatabase(openPool(target, { max: 2, name: 'test', onError: () => undefined }));
const provider = open();
const log = openLog('fatal');
const sms = fakeSms({
  send: async ({ id }) => {
    await recordSend(provider, id);
    process.kill(process.pid, 'SIGKILL');
  },
});
const vault = openVault('of this test only', log);
await deliverMessages({ workerDb: open(), log, vault, email: fakeEmail(), sms });
