// Home and a lot's page on a slow phone: the phone profile of Lighthouse, put on by the browser
// itself. These are gates in milliseconds and bytes, not ratios: what a visitor waits and pays for.
import { gzipSync } from 'node:zlib';
import { locateChromium } from '@hammerdock/server/src/testing/chromium.ts';
import { chromium, type Browser, type CDPSession } from '@playwright/test';
import { median, type Report } from './measure.ts';
import { findLot } from './pages.ts';
import { openServer } from './stage.ts';

const ROUNDS = 5;
const LCP_MS_MAX = 2500;
const LCP_MS_AIM = 1800;
const SHIFT_MAX = 0.05;
const SCRIPT_BYTES_MAX = 200_000;
const SCRIPT_BYTES_AIM = 150_000;

/** Lighthouse's "slow 4G" and its processor, as DevTools throttling (lighthouse, throttling.md). */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

interface Visit {
  readonly lcpMs: number;
  readonly shift: number;
  readonly scriptBytes: number;
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page));
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const [lcpMs, shift] = await page.evaluate<[number, number]>(READ_VITALS);
  const scriptBytes = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  await context.close();
  return { lcpMs, shift, scriptBytes };
}

/** Runs in the page: the last largest paint, and the sum of what moved by itself. */
const READ_VITALS = `new Promise((resolve) => {
  let largest = 0;
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // What is buffered is handed over in the next task.
  setTimeout(() => resolve([largest, shift]), 500);
})`;

function judge(name: string, visits: readonly Visit[], report: Report): void {
  const lcpMs = median(visits.map((one) => one.lcpMs));
  const shift = Math.max(...visits.map((one) => one.shift));
  const bytes = median(visits.map(({ scriptBytes }) => scriptBytes));
  report.say(`${name} on a phone: largest paint ${lcpMs.toFixed(0)} ms (at most ${LCP_MS_MAX},`);
  report.say(`  aim ${LCP_MS_AIM}), shift ${shift.toFixed(3)} (at most ${SHIFT_MAX}),`);
  report.say(`  JavaScript ${(bytes / 1000).toFixed(0)} kB gz (home: at most 200, aim 150)\n`);
  if (lcpMs > LCP_MS_MAX) report.miss(`${name} paints too late`);
  if (shift > SHIFT_MAX) report.miss(`${name} moves under the thumb`);
  if (name === 'home' && bytes > SCRIPT_BYTES_MAX)
    report.miss(`${name} brings too much JavaScript`);
  if (name === 'home' && bytes <= SCRIPT_BYTES_AIM) report.say('  aim for JavaScript reached\n');
}

export async function benchPhone(report: Report): Promise<void> {
  const store = await openServer({ HAMMERDOCK_WORLD: 'demo' });
  const { executablePath, env, args } = locateChromium();
  const browser = await chromium.launch({ executablePath, env, args: [...args] });
  try {
    const pages = { home: '/', 'a lot': `/productView/${await findLot(store.url)}` };
    for (const [name, page] of Object.entries(pages)) {
      // The first one warms the server, as any visitor before would have.
      await visit(browser, `${store.url}${page}`);
      const visits: Visit[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        visits.push(await visit(browser, `${store.url}${page}`));
      }
      judge(name, visits, report);
    }
  } finally {
    await browser.close();
    await store.close();
  }
}
