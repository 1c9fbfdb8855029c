// What an operator does at the shell: `npm run operate -- <command>`, `--help` for the list.
import process from 'node:process';
import { ConfigError, readConfig, type Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { openStoreDatabase } from './db/open-store-database.ts';
import { openPool } from './db/pool.ts';
import { verify } from './operations/verify.ts';

/** A command's words after its name in, an exit code out. */
interface Command {
  readonly says: string;
  readonly run: (config: Config, words: readonly string[]) => Promise<number>;
}

const commands: Readonly<Record<string, Command>> = {
  verify: {
    says: 'holds logs, ledger, invoices, charges and hand-overs against each other',
    run: runVerify,
  },
};

async function runVerify(config: Config): Promise<number> {
  const database = await openStoreDatabase(config);
  const pool = openPool(database.owner, { max: 1, name: 'verify', onError: () => undefined });
  try {
    const { counts, discrepancies } = await verify(openDatabase(pool));
    for (const { check, subject, says } of discrepancies) {
      process.stdout.write(`${check}: ${subject}: ${says}\n`);
    }
    const seen = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
    process.stdout.write(`${seen.join(', ')}; ${discrepancies.length} discrepancies\n`);
    return discrepancies.length === 0 ? 0 : 1;
  } finally {
    await pool.end();
    await database.close();
  }
}

function help(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(
    ([name, { says }]) => `  ${name.padEnd(width)}  ${says}`,
  );
  return `npm run operate -- <command>\n\n${lines.join('\n')}\n`;
}

async function operate([name = '--help', ...words]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command.run(readConfig(process.env, { dev: false }), words);
  process.stdout.write(help());
  return name === '--help' ? 0 : 2;
}

try {
  process.exit(await operate(process.argv.slice(2)));
} catch (error) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${error instanceof ConfigError ? error.message : text}\n`);
  process.exit(1);
}
