import { basename } from 'node:path/posix';
import { type Source, lineOf, servesTests } from './sources.ts';

interface Ban {
  readonly what: string;
  readonly pattern: RegExp;
  readonly where: (path: string) => boolean;
}

const inDomain = (path: string): boolean => path.startsWith('domain/') && !servesTests(path);
const runsSql =
  /^(demo\/|server\/src\/((store|db|bidding-engine|gateways\/payments\/sandbox)\/|events\/outbox))/;
const beyondSql = (path: string): boolean => !servesTests(path) && !runsSql.test(path);
const readsEnvironment = /^(server\/src\/(config[\w-]*|main|operate)\.ts|[^/]+\.config\.ts)$/;
const endsProcess = /^(server\/src\/(main|operate)|embedded-postgres\/src\/supervisor)\.ts$/;

const genericVerb = '(handle|process|manage|do)([A-Z]\\w*)?';

/** Each pattern is searched for in code, without comments and strings. */
const bans: readonly Ban[] = [
  {
    what: 'a clock',
    pattern: /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/,
    where: inDomain,
  },
  { what: 'chance', pattern: /\bMath\.random\b|\bcrypto\b/, where: inDomain },
  { what: 'waiting', pattern: /\basync\b|\bawait\b|\bPromise\b|\bsetTimeout\b/, where: inDomain },
  {
    what: 'process.env outside the configuration',
    pattern: /\bprocess\.env\b/,
    where: (path) => !servesTests(path) && !readsEnvironment.test(path),
  },
  {
    what: 'process.exit outside an entry',
    pattern: /\bprocess\.exit\(/,
    where: (path) => !servesTests(path) && !endsProcess.test(path),
  },
  {
    what: 'SQL outside store, db, bidding-engine, the payment sandbox and the outbox',
    pattern: /\bsql`|\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/,
    where: beyondSql,
  },
  {
    what: 'a generic verb (handle, process, manage, do)',
    pattern: new RegExp(`\\bfunction ${genericVerb}\\b|\\b${genericVerb} = (async )?\\(`),
    where: () => true,
  },
  {
    what: 'an enum or a namespace',
    pattern: /^\s*(?:export\s+)?(?:enum|namespace)\s/m,
    where: () => true,
  },
];

const genericNames = /^(utils?|helpers?|common|misc|manager|base)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|js|mjs)$/;
const callFile = /^server\/src\/services\/[a-z-]+\/[a-z][A-Za-z0-9_]*(\.test)?\.ts$/;

export function findBannedWords(source: Source): string[] {
  const { path, code } = source;
  return bans
    .filter(({ where, pattern }) => where(path) && pattern.test(code))
    .map(({ what, pattern }) => `${path}:${lineOf(code, code.search(pattern))} has ${what}`);
}

export function findBadFileName({ path }: Source): string | undefined {
  const name = basename(path);
  const stem = name.split('.')[0] ?? '';
  if (genericNames.test(stem)) return `${path}: ${stem} does not describe the content`;
  if (callFile.test(path) || path.startsWith('web/src/routes/')) return undefined;
  return kebab.test(name) ? undefined : `${path}: not in kebab-case`;
}

const statement = String.raw`(const|let|return|import|export|await|throw|function|if|for)\b.*[;{]`;
const formerCode = new RegExp(String.raw`^\s*\/\/\s*(${statement}|[\w.]+\(.*\);|\})\s*$`);

/** Commented-out code, and notes that must not be merged. */
export function findBadComments({ path, comments }: Source): string[] {
  const mark = new RegExp(['FIX', 'ME'].join(''));
  return comments.flatMap(({ line, text }) => {
    const faults: string[] = [];
    if (mark.test(text)) faults.push(`${path}:${line} has a note that may not be merged`);
    if (formerCode.test(text)) faults.push(`${path}:${line} has commented-out code`);
    return faults;
  });
}
