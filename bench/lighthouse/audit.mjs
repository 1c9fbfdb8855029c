// One Lighthouse run on one page, as a separate process, so that its modules and work do not affect
// the measurement. Reads JSON from the command line and prints JSON.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** The five metrics of the score, and the requests; the other audits would take twice the time. */
const onlyAudits = [
  'first-contentful-paint',
  'speed-index',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'network-requests',
];

/** @type {{ url: string, executablePath: string, env: Record<string, string> }} */
const { url, executablePath, env } = JSON.parse(process.argv[2] ?? '');
const browser = await launch({
  chromePath: executablePath,
  // A container may have neither a sandbox nor much shared memory; the pages are our own.
  chromeFlags: ['--headless', '--no-sandbox', '--disable-dev-shm-usage'],
  envVars: { ...process.env, ...env },
  logLevel: 'error',
});
try {
  // Lighthouse's default is a phone: slow 4G and a quarter of the CPU, both simulated.
  const run = await lighthouse(url, {
    port: browser.port,
    onlyAudits,
    disableFullPageScreenshot: true,
    logLevel: 'error',
  });
  if (run === undefined) throw new Error('Lighthouse measured nothing');
  console.log(JSON.stringify(summarize(run.lhr)));
} finally {
  browser.kill();
}

/** @param {import('lighthouse').Result} result */
function summarize({ audits, categories, environment, runtimeError }) {
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  const requests = audits['network-requests'].details.items;
  const document = requests.find(({ resourceType }) => resourceType === 'Document');
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    lcpMs: findNumber(audits, 'largest-contentful-paint'),
    tbtMs: findNumber(audits, 'total-blocking-time'),
    shift: findNumber(audits, 'cumulative-layout-shift'),
    score: categories.performance.score,
    documentBytes: document.transferSize,
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    machine: environment.benchmarkIndex,
  };
}

/**
 * @param {import('lighthouse').Result['audits']} audits
 * @param {string} name
 */
function findNumber(audits, name) {
  const { numericValue, errorMessage } = audits[name];
  if (numericValue === undefined) throw new Error(`no ${name}: ${errorMessage}`);
  return numericValue;
}
