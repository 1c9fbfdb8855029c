const PICKUP_STATUS = {
  '0': 'Not Picked Up',
  '1': 'Picked Up',
  '2': 'Returned',
  '3': 'Forfeited',
} as const;

interface Collected {
  readonly checkout_status: keyof typeof PICKUP_STATUS;
  readonly checkout_reason: string;
}

/** LIST-17: the pickup status of a lot, with the reason of a return. */
export function pickupWords({ checkout_status, checkout_reason }: Collected): string {
  const status = PICKUP_STATUS[checkout_status];
  return checkout_status === '2' ? `${status}: ${checkout_reason}` : status;
}
