import { afterEach, expect, test, vi } from 'vitest';
import { postForm } from './post-form.ts';

/** The parts of XMLHttpRequest in use; the test decides what happens to it. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly open = vi.fn();
  readonly send = vi.fn();
  status = 0;
  responseText = '';

  constructor() {
    super();
    FakeRequest.last = this;
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  answer(status: number, text: string): void {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('load'));
  }
}

afterEach(() => vi.unstubAllGlobals());

function post(options: Partial<Parameters<typeof postForm>[1]> = {}) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const form = new FormData();
  const response = postForm(form, { method: 'POST', path: '/api/seller/x', ...options });
  return { response, form, request: FakeRequest.last };
}

test('reports the progress and returns the response', async () => {
  const onProgress = vi.fn();
  const { response, form, request } = post({ onProgress });
  expect(request.open).toHaveBeenCalledWith('POST', '/api/seller/x');
  expect(request.send).toHaveBeenCalledWith(form);
  const sent = { lengthComputable: true, loaded: 50, total: 200 };
  request.upload.dispatchEvent(Object.assign(new Event('progress'), sent));
  expect(onProgress).toHaveBeenCalledWith(25);
  request.answer(415, '{"statusText":"no"}');
  const { status, ok } = await response;
  expect([status, ok]).toEqual([415, false]);
  expect(await (await response).json()).toEqual({ statusText: 'no' });
});

test('rejects without a response, and when it is aborted', async () => {
  const lost = post();
  lost.request.dispatchEvent(new Event('error'));
  await expect(lost.response).rejects.toThrow(TypeError);
  const control = new AbortController();
  const aborted = post({ signal: control.signal });
  control.abort();
  await expect(aborted.response).rejects.toMatchObject({ name: 'AbortError' });
  const late = post({ signal: control.signal });
  await expect(late.response).rejects.toMatchObject({ name: 'AbortError' });
  expect(late.request.send).not.toHaveBeenCalled();
});
