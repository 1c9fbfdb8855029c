import { type Source, servesTests } from './sources.ts';

/** An ignored error: a catch without a name, or a handler without a parameter. */
const SILENT = /\bcatch \{|\.catch\(\(\) =>|\bon\('error', \(\) =>|\.then\(.*, \(\) => undefined\)/;

/** An error may be ignored only where a comment next to the code explains why. */
export function findSilentCatches({ path, code, comments }: Source): string[] {
  if (servesTests(path) || !/^(server|web|contract|domain)\/src\//.test(path)) return [];
  const commented = new Set(comments.map(({ line }) => line));
  return code.split('\n').flatMap((text, index) => {
    const line = index + 1;
    if (!SILENT.test(text)) return [];
    const explained = [line - 2, line - 1, line, line + 1].some((near) => commented.has(near));
    return explained ? [] : [`${path}:${line} ignores an error without a reason`];
  });
}
