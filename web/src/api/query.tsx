// Queries and commands for components: every answer is cached by its call, and a command names the
// calls whose answers it makes stale.
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { alertError, alertSuccess } from '../lib/notices/alerts.ts';
import { isOffline, isRefusal, isUndecided, noAnswer, textOf } from './call-error.ts';
import type { Answer, CallName, Sent } from './calls.ts';
import type { Api, CallResult } from './client.ts';
import { userIdOf } from './session.ts';
import { useApi } from './use-api.ts';
import { whileOffline } from './while-offline.ts';

/** For loaders and hooks; the cache key is [call, input]. */
export const callQuery = <N extends CallName>(api: Api, name: N, input: Sent<N>) =>
  queryOptions({
    queryKey: [name, input],
    queryFn: async ({ signal }): Promise<Answer<N>> => (await api(name, input, { signal })).data,
  });

interface ReadOptions {
  readonly enabled?: boolean;
  /** Keeps showing the previous answer while another input is fetched, such as the next page. */
  readonly keepPrevious?: boolean;
  /** Fetched again and again while the page is visible. */
  readonly everyMs?: number;
  /** Fetched again whenever the user comes back to the page. */
  readonly onReturn?: boolean;
}

export function useCall<N extends CallName>(name: N, input: Sent<N>, options: ReadOptions = {}) {
  const { enabled = true, keepPrevious = false, everyMs, onReturn = false } = options;
  return whileOffline(
    useQuery({
      ...callQuery(useApi(), name, input),
      enabled,
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
      ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
      ...(onReturn ? { refetchOnWindowFocus: 'always' as const } : {}),
    }),
  );
}

export interface CommandOptions<N extends CallName> {
  /** Calls whose cached answers are refetched, e.g. 'cards.listSources'. */
  readonly refreshes?: readonly CallName[];
  readonly onDone?: (answer: Answer<N>) => unknown;
  /** Whether the server's message on success is shown elsewhere. */
  readonly isShown?: (answer: Answer<N>) => boolean;
  /** Before each attempt, with the key under which it can be sent again. */
  readonly onSend?: (input: Sent<N>, key: string) => void;
  /** Without an answer by then, the command is sent again. */
  readonly timeoutMs?: number;
  /** Checked before each attempt, such as a repeat that waited for the page to become visible. */
  readonly maySend?: () => boolean;
  /**
   * true: the refusal was shown elsewhere, such as beside a field or in a dialog. `mayHaveArrived`:
   * an attempt of it, or an earlier one, was sent and not answered.
   */
  readonly onRefused?: (error: Error, mayHaveArrived: boolean) => boolean;
}

/**
 * A command and its alerts. One intent has one key: a retry of the same input while the outcome is
 * unknown uses the key of the first attempt, so that it takes effect once (R3).
 */
export function useCommand<N extends CallName>(name: N, options: CommandOptions<N> = {}) {
  const api = useApi();
  const client = useQueryClient();
  const intent = useRef<Intent | null>(null);
  const underWay = useRef<string | null>(null);

  const mutation = useMutation<CallResult<Answer<N>>, Error, Sent<N>>({
    mutationKey: [name],
    mutationFn: (input) => {
      const payload = JSON.stringify(input);
      if (intent.current?.payload !== payload) {
        const userId = userIdOf(client);
        intent.current = { payload, userId, key: crypto.randomUUID(), mayHaveArrived: false };
      }
      if (options.maySend?.() === false) throw noAnswer();
      const { key, userId } = intent.current;
      options.onSend?.(input, key);
      return send(intent.current, () => {
        const { timeoutMs } = options;
        return api(name, input, {
          idempotencyKey: key,
          pageUserId: userId,
          ...(timeoutMs === undefined ? {} : { timeoutMs }),
        });
      });
    },
    retry: (failures, error) => isUndecided(error) && failures < 2,
    // A command queued for the network would be sent at an unexpected moment.
    networkMode: 'always',
    onSuccess: async ({ data, statusText }) => {
      intent.current = null;
      if (statusText !== '' && options.isShown?.(data) !== true) alertSuccess(statusText);
      await refreshCalls(client, options.refreshes ?? []);
      options.onDone?.(data);
    },
    onError: (error) => {
      const mayHaveArrived = intent.current?.mayHaveArrived === true;
      if (!isUndecided(error) && !isOffline(error)) intent.current = null;
      if (options.onRefused?.(error, mayHaveArrived) !== true) alertError(textOf(error));
    },
    onSettled: () => {
      underWay.current = null;
    },
  });
  const { mutate } = mutation;
  return {
    ...mutation,
    /** Ignores repeated clicks while the same input is being sent. */
    mutate: (input: Sent<N>): void => {
      const payload = JSON.stringify(input);
      if (underWay.current === payload) return;
      underWay.current = payload;
      mutate(input);
    },
    /** Sends what may have been sent before, by another component or before a reload. */
    resume: (input: Sent<N>, sent: Pick<Intent, 'key' | 'userId'>): void => {
      intent.current = { ...sent, payload: JSON.stringify(input), mayHaveArrived: true };
      mutate(input);
    },
  };
}

export interface Intent {
  readonly payload: string;
  /** Whose page made it, for each repeat; null: a guest's. */
  readonly userId: string | null;
  readonly key: string;
  /** An earlier attempt was sent and not answered. */
  mayHaveArrived: boolean;
}

/** Only an intent of which no attempt was sent has certainly had no effect. */
async function send<T>(intent: Intent, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    intent.mayHaveArrived ||= isUndecided(error);
    throw intent.mayHaveArrived && isUnread(error) ? noAnswer() : error;
  }
}

/** The server did not look whether the intent has had its effect. */
const isUnread = (error: unknown): boolean =>
  isOffline(error) || isRefusal(error, 'Maintenance', 'TooManyRequests');

/** Fetches cached answers again; what a fetch that began before brings may be stale already. */
export async function refreshCalls(client: QueryClient, names: readonly CallName[]): Promise<void> {
  const cache = client.getQueryCache();
  await Promise.all(
    names.map(async (name) => {
      const stale = { queryKey: [name] };
      const isFirst = ({ state }: Query) =>
        state.data === undefined && state.fetchStatus !== 'idle';
      const firstFetches = cache.findAll({ ...stale, predicate: isFirst });
      await client.invalidateQueries(stale);
      // A first fetch under way is not repeated by the invalidation, only awaited.
      if (firstFetches.length > 0) await client.invalidateQueries(stale);
    }),
  );
}
