export class TooSlow extends Error {
  override name = 'TooSlow';
}

/**
 * Resolves with the promise, or to TooSlow when it takes longer. The work itself is not aborted.
 */
export async function within<T>(ms: number, promised: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    // An answer that has already arrived still counts, even if our own work delays reading it.
    timer = setTimeout(() => setImmediate(() => reject(new TooSlow(`no answer for ${ms} ms`))), ms);
  });
  try {
    return await Promise.race([promised, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
