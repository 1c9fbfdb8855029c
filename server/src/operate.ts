// The entry point of the operator's commands: `npm run operate -- <command>`, `--help` for the
// list.
import process from 'node:process';
import { runCommand } from './commands/run-command.ts';
import { ConfigError, readConfig } from './config/config.ts';

try {
  const code = await runCommand(process.argv.slice(2), {
    config: () => readConfig(process.env, { dev: false }),
    print: (line) => void process.stdout.write(`${line}\n`),
  });
  process.exit(code);
} catch (error) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${error instanceof ConfigError ? error.message : text}\n`);
  process.exit(1);
}
