// How soon a slow phone answers the first tap, at moments from the first paint until the page has
// settled: the browser's own time from the tap to the next paint. The phone is Lighthouse's, slow
// 4G and a quarter of this machine's CPU, here applied instead of simulated.
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { locateChromium } from '@hammerdock/server/src/testing/chromium.ts';
import { FIRST_TAP } from '../gates.ts';
import { median, type Report } from '../measure.ts';
import { findLot } from '../pages.ts';
import { openServer } from '../test-bed.ts';

const ANSWERED_MS = 100;
const STEP_MS = 400;
const LAST_MS = 6_000;
const PRESS_MS = 60;
/** Until the browser has reported the taps. */
const REPORT_MS = 2_500;

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 169_000,
  uploadThroughput: 77_000,
};
const CPU_SLOWDOWN = 4;

/** What browsers report of an event. */
interface TapEntry {
  readonly duration: number;
  readonly interactionId: number;
}

interface Spot {
  readonly name: string;
  readonly path: string;
  /** Of the control that is tapped. */
  readonly control: string;
}

export async function benchTaps(report: Report): Promise<void> {
  const store = await openServer({ HAMMERDOCK_WORLD: 'demo' });
  const { executablePath, args, env } = locateChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...args],
    env: { ...process.env, ...env },
  });
  try {
    const lot = `/productView/${await findLot(store.url)}`;
    const spots: readonly Spot[] = [
      { name: 'home', path: '/', control: 'button[aria-label="Open menu"]' },
      { name: 'a lot', path: lot, control: 'main button' },
    ];
    for (const spot of spots) await benchSpot(browser, store.url, spot, report);
  } finally {
    await browser.close();
    await store.close();
  }
}

async function benchSpot(browser: Browser, origin: string, spot: Spot, report: Report) {
  const answers: number[] = [];
  for (let afterMs = 0; afterMs <= LAST_MS; afterMs += STEP_MS)
    answers.push(await tapAfter(browser, origin, spot, afterMs));
  const soon = answers.filter((ms) => ms <= ANSWERED_MS).length;
  report.log(
    `  first tap on ${spot.name}: median ${median(answers)} ms, ` +
      `${soon} of ${answers.length} within ${ANSWERED_MS} ms, latest ${Math.max(...answers)} ms`,
  );
  report.check(FIRST_TAP(spot.name), median(answers) <= ANSWERED_MS);
}

/** Milliseconds from the tap to the paint that follows it. */
async function tapAfter(
  browser: Browser,
  origin: string,
  { path, control }: Spot,
  afterMs: number,
): Promise<number> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(recordTaps);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(hasPainted);
    const box = await page.locator(control).first().boundingBox();
    if (box === null) throw new Error(`${path} shows no ${control}`);
    await wait(afterMs);
    await tap(session, box.x + box.width / 2, box.y + box.height / 2);
    await wait(REPORT_MS);
    return await readLatest(page);
  } finally {
    await context.close();
  }
}

async function tap(session: CDPSession, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await wait(PRESS_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

// The following run in the page.

function recordTaps(): void {
  const answers: number[] = [];
  Object.assign(globalThis, { tapAnswers: answers });
  const shortest = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    // The browser's own entries; those that are no part of a tap have the id 0.
    const entries = list.getEntries() as unknown as readonly TapEntry[];
    const ofTaps = entries.filter(({ interactionId }) => interactionId > 0);
    answers.push(...ofTaps.map(({ duration }) => duration));
    // Node's types apply here, too, and do not know the entries of browsers.
  }).observe(shortest as never);
}

function hasPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}

function readLatest(page: Page): Promise<number> {
  // Set by recordTaps; an answer of less than 16 ms is not recorded.
  return page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { tapAnswers: number[] }).tapAnswers),
  );
}
