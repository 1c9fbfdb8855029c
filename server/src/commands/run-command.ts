// Finds the requested command, parses its options, opens the store for it, and closes it.
import { parseArgs } from 'node:util';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { openStoreDatabase } from '../db/open-store-database.ts';
import { openPool } from '../db/pool.ts';
import { changePayments } from './change-payments.ts';
import { checkProvidersCommand } from './check-providers.ts';
import { closeOverdueLots } from './close-overdue.ts';
import { WRONGLY_CALLED, type Command, type Given } from './command.ts';
import { createAdmin } from './create-admin.ts';
import { deadItems, retryDeadItems } from './dead-items.ts';
import { importLots } from './import-lots.ts';
import { loadDemo } from './load-demo.ts';
import { maintenance } from './maintenance.ts';
import { moveFiles } from './move-files.ts';
import { reactivate } from './reactivate.ts';
import { replayOutbox } from './replay-outbox.ts';
import { reset } from './reset.ts';
import { verifyStore } from './verify-store.ts';

export const commands: Readonly<Record<string, Command>> = {
  verify: verifyStore,
  'create-admin': createAdmin,
  'import-lots': importLots,
  'load-demo': loadDemo,
  'close-overdue': closeOverdueLots,
  'check-providers': checkProvidersCommand,
  'change-payments': changePayments,
  'replay-outbox': replayOutbox,
  'dead-items': deadItems,
  'retry-dead-item': retryDeadItems,
  maintenance,
  'move-files': moveFiles,
  reactivate,
  reset,
};

interface Shell {
  /** Read only when a command runs, so that help needs no configuration. */
  readonly config: () => Config;
  readonly print: (line: string) => void;
}

export async function runCommand(words: readonly string[], shell: Shell): Promise<number> {
  const [name = '--help', ...rest] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    shell.print(listCommands());
    return name === '--help' ? 0 : WRONGLY_CALLED;
  }
  const given = readGiven(command, rest);
  if (typeof given === 'string') {
    shell.print(`${given}\n\n${command.usage}`);
    return WRONGLY_CALLED;
  }
  if (given.options['help'] === true) {
    shell.print(command.usage);
    return 0;
  }
  return runOnStore(command, given, shell);
}

async function runOnStore(command: Command, given: Given, shell: Shell): Promise<number> {
  const config = shell.config();
  const database = await openStoreDatabase(config);
  const pool = openPool(database.owner, { max: 2, name: 'operator', onError: () => undefined });
  try {
    const store = { config, db: openDatabase(pool), owner: database.owner, print: shell.print };
    return await command.run(store, given);
  } finally {
    await pool.end();
    await database.close();
  }
}

function readGiven(command: Command, args: readonly string[]): Given | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...command.options, help: { type: 'boolean' } },
    });
    const options: Record<string, string | boolean | undefined> = {};
    for (const [name, value] of Object.entries(values)) {
      // No command has an option that may be repeated.
      if (!Array.isArray(value)) options[name] = value;
    }
    return { words: positionals, options };
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}

function listCommands(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`,
  );
  const more = 'npm run operate -- <command> --help describes each.';
  return `npm run operate -- <command>\n\n${lines.join('\n')}\n\n${more}`;
}
