export interface Coordinates {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

type Given = { readonly [Name in keyof Coordinates]?: number | null | undefined };

interface ChangedAddress extends Given {
  readonly address1?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
}

/** Half of a pair says nothing. */
export function coordinatesOf({ latitude = null, longitude = null }: Given): Coordinates {
  return latitude === null || longitude === null
    ? { latitude: null, longitude: null }
    : { latitude, longitude };
}

/** Those of the old place do not fit an address of which a part is replaced. */
export function changedCoordinates(change: ChangedAddress): Partial<Coordinates> {
  const { address1, city, state, zip, latitude, longitude } = change;
  const isMoved = [address1, city, state, zip, latitude, longitude].some(
    (part) => part !== undefined,
  );
  return isMoved ? coordinatesOf(change) : {};
}
