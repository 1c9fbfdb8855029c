// A valid environment for production; tests change one variable of it.
export const PRODUCTION_ENV = {
  HAMMERDOCK_ENVIRONMENT: 'production',
  HAMMERDOCK_ORIGIN: 'https://store.example',
  HAMMERDOCK_SECRET: 'a test of production has this one',
  METRICS_TOKEN: 'a test of production reads meters with this',
  HAMMERDOCK_PAYMENTS: 'sandbox',
  HAMMERDOCK_MESSAGES: 'outbox',
  HAMMERDOCK_LIMIT_FACTOR: '1',
} as const;
