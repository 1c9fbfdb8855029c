// The web app's session is an HttpOnly cookie (R45). Browsers refuse the __Host- prefix over plain
// http, which only local addresses use, so it is omitted there.
import type { Config } from '../../config/config.ts';

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

/** Outlives the session: it grants no access, but exempts its owner from the sign-in limit. */
export const deviceCookieOf = (config: Config): string => `${cookieNameOf(config)}-device`;

export const deviceCookieOptionsOf = (config: Config) => ({
  ...cookieOptionsOf(config, true),
  maxAge: DEVICE_SECONDS,
});
