export class TooSlow extends Error {
  override name = 'TooSlow';
}

/** What is promised, or TooSlow when it takes longer. What was begun is not called off. */
export async function within<T>(ms: number, promised: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    // An answer that is already here, behind a moment of our own work, still counts.
    timer = setTimeout(() => setImmediate(() => reject(new TooSlow(`no answer for ${ms} ms`))), ms);
  });
  try {
    return await Promise.race([promised, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
