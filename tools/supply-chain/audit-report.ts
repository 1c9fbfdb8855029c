// What `npm audit --json` found (SEC-10, S55).
import * as z from 'zod';

const reportShape = z.object({
  metadata: z.object({
    vulnerabilities: z.record(z.string(), z.number()),
  }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

export interface AuditResult {
  /** unknown: the registry gave no answer. */
  readonly outcome: 'clean' | 'vulnerable' | 'unknown';
  readonly text: string;
}

const REFUSED = new Set(['high', 'critical']);

export function readAuditReport(output: string): AuditResult {
  const report = reportShape.safeParse(parseJson(output));
  if (!report.success) {
    const text =
      'Known vulnerabilities were NOT checked: the registry in use does not answer npm audit. ' +
      'Run this where it does, before a release.';
    return { outcome: 'unknown', text };
  }
  const { metadata, vulnerabilities } = report.data;
  const bad = Object.entries(vulnerabilities).filter(([, { severity }]) => REFUSED.has(severity));
  const counts = Object.entries(metadata.vulnerabilities).map(([level, n]) => `${n} ${level}`);
  const named = bad.map(([name, { severity }]) => `${name}: ${severity}`);
  return {
    outcome: bad.length === 0 ? 'clean' : 'vulnerable',
    text: [`Known vulnerabilities: ${counts.join(', ')}.`, ...named].join('\n'),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: npm printed an error, or nothing.
    return null;
  }
}
