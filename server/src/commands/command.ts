// What an operator's command is: words and options in, an exit code out.
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { DatabaseTarget } from '../db/pool.ts';

export interface Store {
  readonly config: Config;
  /** The owner's hand: commands are run by whoever runs the store. */
  readonly db: Db;
  readonly owner: DatabaseTarget;
  /** Writes a line to whoever asked. */
  readonly say: (line: string) => void;
}

export interface Given {
  readonly words: readonly string[];
  /** Every option of the command that was given; those with a default always are. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Command {
  /** One line for the list of commands. */
  readonly says: string;
  /** How it is called and what it does, for its own --help. */
  readonly usage: string;
  readonly options: ParseArgsOptionsConfig;
  /** The exit code: 0 when all went well, 1 when not, 2 when it was called wrongly. */
  run(store: Store, given: Given): Promise<number>;
}

export const WRONGLY_CALLED = 2;

/** An option's text; the empty text when it was not given. */
export function textOf({ options }: Given, name: string): string {
  const value = options[name];
  return typeof value === 'string' ? value.trim() : '';
}
