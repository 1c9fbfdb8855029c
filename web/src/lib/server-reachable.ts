const askServer = (withinMs: number): Promise<Response> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(withinMs) });

/** A response of a captive portal or gateway does not count. */
export async function isServerReachable(withinMs: number, ask = askServer): Promise<boolean> {
  try {
    const response = await ask(withinMs);
    const body = (await response.json()) as { readonly status?: unknown };
    return response.ok && body.status === 'ok';
  } catch {
    // No response: the server is not reachable.
    return false;
  }
}
