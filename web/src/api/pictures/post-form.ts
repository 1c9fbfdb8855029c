// Posts a form and reports how much of it was sent, which fetch cannot.

export interface PostOptions {
  readonly method: string;
  readonly path: string;
  readonly signal?: AbortSignal;
  /** In percent; 100 once everything was sent, before the server has answered. */
  readonly onProgress?: (percent: number) => void;
}

/** Rejects without a response. */
export function postForm(form: FormData, options: PostOptions): Promise<Response> {
  const { method, path, signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(Math.round((100 * loaded) / total));
    });
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      resolve(new Response(BODILESS.has(status) ? null : responseText, { status }));
    });
    request.addEventListener('error', () => reject(new TypeError('the form was not answered')));
    request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted === true) reject(new DOMException('aborted', 'AbortError'));
    else request.send(form);
  });
}

/** A response with one of these statuses cannot have a body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);
