const askServer = (withinMs: number): Promise<Response> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(withinMs) });

/** What a portal or a gateway answers in the server's stead is no answer. */
export async function isServerThere(withinMs: number, ask = askServer): Promise<boolean> {
  try {
    const response = await ask(withinMs);
    const said = (await response.json()) as { readonly status?: unknown };
    return response.ok && said.status === 'ok';
  } catch {
    // No answer means that the server is not there.
    return false;
  }
}
