import { countOf } from '@hammerdock/domain/text/format.ts';
import { listDeadItems, retryDeadItem } from '../operations/platform/dead-items.ts';
import { textOf, WRONGLY_CALLED, type Command } from './command.ts';

const LIMIT_MAX = 1000;

export const deadItems: Command = {
  summary: 'lists work items whose every attempt failed and that need an operator',
  usage: `npm run operate -- dead-items [--queue NAME] [--limit 50]

Each line shows a queue, an item in it (such as the id of a payment), its attempts, when the last
one failed, and the error. Queues named job:TASK are tasks that follow an event. Remove the cause,
then use retry-dead-item.

  --queue NAME   only this queue
  --limit 50     how many items at most, oldest first`,
  options: { queue: { type: 'string' }, limit: { type: 'string', default: '50' } },
  run: async ({ db, print }, given) => {
    const limit = Number(textOf(given, 'limit'));
    if (!Number.isSafeInteger(limit) || limit <= 0 || limit > LIMIT_MAX) {
      print(`The limit is a number from 1 to ${LIMIT_MAX}: --limit 50.`);
      return WRONGLY_CALLED;
    }
    const queue = textOf(given, 'queue');
    const items = await listDeadItems(db, { queue: queue === '' ? null : queue, limit });
    for (const { queue: name, item, attempts, deadAt, lastError } of items) {
      const since = new Date(deadAt).toISOString();
      print(`${name}  ${item}  ${attempts} attempts, dead since ${since}: ${lastError ?? ''}`);
    }
    print(countOf(items.length, 'dead item.', 'dead items.'));
    return 0;
  },
};

export const retryDeadItems: Command = {
  summary: 'retries a dead item, or all of a queue',
  usage: `npm run operate -- retry-dead-item QUEUE ITEM
npm run operate -- retry-dead-item QUEUE --all

The item gets all its attempts again and is due immediately; the running store retries it within a
minute. Every retry is written to the audit log. dead-items lists queues and items.

  --all   every dead item of the queue, at most ${LIMIT_MAX} at a time`,
  options: { all: { type: 'boolean' } },
  run: async ({ db, print }, { words, options }) => {
    const [queue, item, ...more] = words;
    const all = options['all'] === true;
    if (queue === undefined || more.length > 0 || (item === undefined) !== all) {
      print('Name a queue and an item, or a queue and --all; dead-items lists them.');
      return WRONGLY_CALLED;
    }
    const wanted =
      item === undefined
        ? (await listDeadItems(db, { queue, limit: LIMIT_MAX })).map((dead) => dead.item)
        : [item];
    let retried = 0;
    for (const one of wanted) {
      const key = { queue, item: one };
      if (await db.transaction().execute((tx) => retryDeadItem(tx, key))) retried += 1;
    }
    if (item !== undefined && retried === 0) {
      print(`${item} is not a dead item of ${queue}.`);
      return 1;
    }
    print(countOf(retried, 'item is tried again.', 'items are tried again.'));
    return 0;
  },
};
