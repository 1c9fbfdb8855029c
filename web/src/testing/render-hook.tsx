// Runs a hook once, as in a server rendering, and records its calls. State does not change after
// the render, but commands, navigation and the cache work. mountHook renders again.
import type { Envelope } from '@hammerdock/contract/call.ts';
import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import type { RefusalName } from '@hammerdock/contract/refusals.ts';
import {
  createMemoryHistory,
  RouterContextProvider,
  type NavigateOptions,
} from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { MantineProvider } from '@mantine/core';
import { RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import type { CallName } from '../api/calls.ts';
import { openApi, type CallOptions } from '../api/client.ts';
import { openRouter } from '../router.tsx';

export interface MadeCall {
  readonly name: CallName;
  readonly input: unknown;
  readonly options: CallOptions;
}

export type Answers = Partial<Record<CallName, object>>;

/** The answer of a refused call, for `Answers`. */
export const refusal = (
  code: RefusalName | 'NoAnswer' | 'Offline',
  more: Partial<Extract<Envelope<unknown>, { status: 'error' }>> = {},
): Refusal => new Refusal({ code, statusText: `Refused: ${code}`, ...more });

class Refusal {
  readonly envelope: Envelope<unknown>;
  constructor(more: Partial<Extract<Envelope<unknown>, { status: 'error' }>>) {
    this.envelope = {
      status: 'error',
      code: '',
      statusText: '',
      facts: {},
      fieldErrors: {},
      requestId: 'test',
      ...more,
    };
  }
}

export interface Setting {
  /** By call, also as promises; other calls are refused. */
  readonly answers?: Answers;
  /** The server's message on success. */
  readonly statusText?: string;
  /** The signed-in user; a guest by default. */
  readonly user?: Partial<UserData>;
  readonly pendingCount?: number;
  readonly path?: string;
  /** What `window.localStorage` of a mounted hook has. */
  readonly stored?: Map<string, string>;
  /** Answers in the cache before the render: key and data. */
  readonly cached?: readonly (readonly [key: readonly unknown[], data: object])[];
}

export interface Stage {
  /** The calls so far, without those of the session. */
  readonly calls: MadeCall[];
  readonly navigations: NavigateOptions[];
  /** Addresses that replaced the last one of the history. */
  readonly replaced: string[];
  readonly queryClient: QueryClient;
  /** With the contexts of the app: calls, cache, live connection and clock. */
  readonly inApp: (children: ReactNode) => ReactNode;
  readonly render: (children: ReactNode) => string;
  /** The whole document at the path. */
  readonly renderPage: () => string;
}

const SESSION_CALLS: readonly CallName[] = [
  'account.getUserProfileDetails',
  'account.pendingCount',
];

/** A router with a session, and calls that are answered from a table. */
export async function openStage({
  answers = {},
  statusText = '',
  user,
  pendingCount = 0,
  path = '/login',
  cached = [],
}: Setting = {}): Promise<Stage> {
  const calls: MadeCall[] = [];
  const session: Answers =
    user === undefined
      ? {}
      : {
          'account.getUserProfileDetails': { userData: user, impersonated: false, appVersion: '1' },
          'account.pendingCount': { responseData: pendingCount },
        };
  const api = openApi(async (name, input, options) => {
    const isSession = SESSION_CALLS.includes(name);
    if (!isSession) calls.push({ name, input, options });
    const data = await Promise.resolve(
      { ...session, ...answers }[name] ?? refusal(isSession ? 'SignInNeeded' : 'NotFound'),
    );
    return data instanceof Refusal ? data.envelope : { status: 'success', statusText, data };
  });
  const router = openRouter({ api, origin: 'https://store.example' });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const navigations: NavigateOptions[] = [];
  router.navigate = async (options) => {
    navigations.push(options as NavigateOptions);
  };
  const replaced: string[] = [];
  router.history.replace = (address) => void replaced.push(address);
  calls.length = 0;
  for (const [key, data] of cached) router.options.context.queryClient.setQueryData(key, data);
  const Wrap = router.options.Wrap ?? (({ children }: { children: ReactNode }) => children);
  const inApp = (children: ReactNode) => (
    <RouterContextProvider router={router}>
      <Wrap>{children}</Wrap>
    </RouterContextProvider>
  );
  return {
    calls,
    navigations,
    replaced,
    queryClient: router.options.context.queryClient,
    renderPage: () => renderToString(<RouterServer router={router} />),
    inApp,
    render: (children) => renderToString(inApp(<MantineProvider>{children}</MantineProvider>)),
  };
}

/** What the hook returns in its first render. */
export async function renderHook<T>(
  useHook: () => T,
  setting: Setting = {},
): Promise<Stage & { readonly hook: T }> {
  const stage = await openStage(setting);
  const results: T[] = [];
  const Probe = () => {
    results.push(useHook());
    return null;
  };
  stage.render(<Probe />);
  const [hook] = results;
  if (hook === undefined) throw new Error('the hook was not called');
  return { ...stage, hook };
}
