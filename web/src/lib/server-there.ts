const askServer = (withinMs: number): Promise<Response> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(withinMs) });

/** A response of a captive portal or gateway does not count. */
export async function isServerThere(withinMs: number, ask = askServer): Promise<boolean> {
  try {
    const response = await ask(withinMs);
    const said = (await response.json()) as { readonly status?: unknown };
    return response.ok && said.status === 'ok';
  } catch {
    // No response: the server is not reachable.
    return false;
  }
}
