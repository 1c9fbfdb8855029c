import { isServerReachable } from './server-reachable.ts';

const ASK_EACH_MS = 4_000;
const ANSWER_MS = 3_000;

/** Not every browser reports that the network is back, so the server is asked. Returns the end. */
export function whenServerReachable(act: () => void, ask = isServerReachable): () => void {
  let isOver = false;
  const end = () => {
    isOver = true;
    clearInterval(timer);
  };
  const timer = setInterval(async () => {
    if (document.visibilityState === 'hidden') return;
    if (!(await ask(ANSWER_MS)) || isOver) return;
    end();
    act();
  }, ASK_EACH_MS);
  return end;
}
