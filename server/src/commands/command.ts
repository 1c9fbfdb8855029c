// An operator's command: arguments and options in, an exit code out.
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { DatabaseTarget } from '../db/pool.ts';

export interface Store {
  readonly config: Config;
  /** Commands may act without a signed-in user: they are run by the operator of the store. */
  readonly db: Db;
  readonly owner: DatabaseTarget;
  /** Writes a line to the operator. */
  readonly print: (line: string) => void;
}

export interface Given {
  readonly words: readonly string[];
  /** The given options of the command, including defaults. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Usage and description, for its own --help. */
  readonly usage: string;
  readonly options: ParseArgsOptionsConfig;
  /** The exit code: 0 for success, 1 for failure, 2 for wrong arguments. */
  run(store: Store, given: Given): Promise<number>;
}

export const WRONGLY_CALLED = 2;

/** An option's text; empty when it was not given. */
export function textOf({ options }: Given, name: string): string {
  const value = options[name];
  return typeof value === 'string' ? value.trim() : '';
}
