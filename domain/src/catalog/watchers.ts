/** Beyond this, the watchers of a lot are not counted. */
export const WATCHERS_COUNTED_MAX = 1000;

/** "12 watching"; empty where nobody watches. */
export function watchersText(count: number): string {
  if (count === 0) return '';
  return count < WATCHERS_COUNTED_MAX ? `${count} watching` : `${count - 1}+ watching`;
}
