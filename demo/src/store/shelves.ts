/** The shelf of each lot: aisle, bay, shelf (the desk lists lots in this order, R33). */
export function shelfOf(index: number): string {
  const aisle = 'ABCDEFGH'[Math.floor(index / 24) % 8];
  const bay = 1 + (Math.floor(index / 4) % 6);
  return `${aisle}-${String(bay).padStart(2, '0')}-${1 + (index % 4)}`;
}
