// What a rendered page passes to the browser: the router's matches and the answers of its calls, as
// JSON in a data block, which runs nothing.
import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import { useRouter, type AnyRouteMatch, type AnyRouter } from '@tanstack/react-router';
import type { DehydratedMatch, TsrSsrGlobal } from '@tanstack/react-router/ssr/client';
import type { Instant } from '@hammerdock/domain/time.ts';
import { use } from 'react';
import { useClock } from '../lib/time/clock.tsx';
import { StoreSettingsContext, type StoreSettings } from '../lib/store-settings.ts';

export interface AppData {
  readonly renderedAt: Instant;
  readonly settings: StoreSettings;
  readonly answers: DehydratedState;
}

interface PageData {
  readonly manifest: NonNullable<AnyRouter['ssr']>['manifest'];
  readonly matches: readonly MatchData[];
  readonly app: AppData;
}

/** JSON has no errors: of one, the message is passed. */
interface MatchData {
  readonly match: Omit<DehydratedMatch, 'e'> & { readonly b: Readonly<Record<string, unknown>> };
  readonly error?: { readonly message: string } | { readonly value: unknown };
}

const ID = 'page-data';

/** Rendered on the server; in the browser its content is never replaced. */
export function PageData() {
  const router = useRouter();
  const { renderedAt } = useClock();
  const settings = use(StoreSettingsContext);
  const write = (): string => {
    const { queryClient } = router.options.context;
    const app = { renderedAt, settings, answers: dehydrate(queryClient) };
    return serialize({
      manifest: router.ssr?.manifest,
      matches: renderedMatches(router.state.matches).map((match) =>
        matchData(match, router.options.context),
      ),
      app,
    });
  };
  const text = import.meta.env.SSR ? write() : '';
  return (
    <script
      id={ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** "<" could end the element. */
const serialize = (data: PageData): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** All matches, or those until the first that has failed. */
function renderedMatches(matches: readonly AnyRouteMatch[]): readonly AnyRouteMatch[] {
  const end = matches.findIndex(({ status, _notFound }) => status !== 'success' || _notFound);
  return end === -1 ? matches : matches.slice(0, end + 1);
}

function matchData(match: AnyRouteMatch, routerContext: object): MatchData {
  const { id, updatedAt, status, loaderData, ssr, _notFound } = match;
  // What the routes have added; it is JSON, unlike the context of the router.
  const added = Object.entries<unknown>(match.context).filter(([key]) => !(key in routerContext));
  const error: unknown = match.error;
  return {
    match: {
      // The router compares ids without slashes.
      i: id.replaceAll('/', '#'),
      u: updatedAt,
      s: status,
      ...(loaderData === undefined ? {} : { l: loaderData }),
      ...(ssr === undefined ? {} : { ssr }),
      ...(_notFound === true ? { g: true } : {}),
      b: Object.fromEntries(added),
    },
    ...(error === undefined
      ? {}
      : { error: error instanceof Error ? { message: error.message } : { value: error } }),
  };
}

/** The settings of the store, and the data as the router expects it. */
export function readPageData(): { settings: StoreSettings; global: TsrSsrGlobal } {
  // Written by PageData on the server.
  const { manifest, matches, app } = JSON.parse(
    document.getElementById(ID)?.textContent ?? '',
  ) as PageData;
  const nothing = (): void => undefined;
  const global: TsrSsrGlobal = {
    router: {
      manifest,
      matches: matches.map(({ match, error }) => ({
        ...match,
        ...(error === undefined ? {} : { e: readError(error) }),
      })),
      dehydratedData: app,
    },
    buffer: [],
    h: nothing,
    e: nothing,
    c: nothing,
    p: nothing,
  };
  return { settings: app.settings, global };
}

const readError = (error: NonNullable<MatchData['error']>): unknown =>
  'message' in error ? new Error(error.message) : error.value;
