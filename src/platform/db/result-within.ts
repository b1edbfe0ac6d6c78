/** Resolves to the result of `work`, or null when it fails or takes more than `ms`. */
export async function resultWithin<T>(work: Promise<T>, ms: number): Promise<T | null> {
  const timeout = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });
  return Promise.race([timeout, work.catch(() => null)]);
}
