// The web app's session is a cookie no script can read (R45). On plain http, which only a local
// address is, the __Host- prefix would be refused by browsers, so it is dropped there.
import type { Config } from '../config.ts';

const isSecure = (config: Config): boolean => config.origin.startsWith('https://');
const REMEMBERED_SECONDS = 60 * 60 * 24 * 30;
const DEVICE_SECONDS = 60 * 60 * 24 * 180;

export const cookieNameOf = (config: Config): string =>
  isSecure(config) ? '__Host-hammerdock' : 'hammerdock';

export const cookieOptionsOf = (config: Config, persistent: boolean) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(config),
  ...(persistent ? { maxAge: REMEMBERED_SECONDS } : {}),
});

/** Stays when the session ends: it opens nothing, and lets its owner past the tries of others. */
export const deviceCookieOf = (config: Config): string => `${cookieNameOf(config)}-device`;

export const deviceCookieOptionsOf = (config: Config) => ({
  ...cookieOptionsOf(config, true),
  maxAge: DEVICE_SECONDS,
});
