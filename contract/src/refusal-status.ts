/** The HTTP statuses of refusals. */
export type RefusalStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 408
  | 409
  | 410
  | 413
  | 415
  | 422
  | 429
  | 431
  | 503
  | 507;
