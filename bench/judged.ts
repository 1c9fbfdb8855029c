// Everyday searches in the goods of the demo store, compared with judgements of what is wanted.
import { insertJudgedCatalog } from '@hammerdock/demo/search/judged-catalog.ts';
import { judge, JUDGED_QUERIES, meanOf } from '@hammerdock/demo/search/judge-search.ts';
import { openDatabase } from '@hammerdock/server/src/db/database.ts';
import { openPool } from '@hammerdock/server/src/db/pool.ts';
import { joinDatabase } from '@hammerdock/server/src/testing/join-database.ts';
import type { Report } from './measure.ts';
import { openServer, RAISED } from './test-bed.ts';

const PRECISION_MIN = 0.97;
const RECALL_MIN = 0.99;

export async function benchJudged(report: Report): Promise<void> {
  const store = await openServer({ HAMMERDOCK_WORLD: 'none', ...RAISED });
  const { database, close } = await joinDatabase(store.dataDir);
  try {
    const pool = openPool(
      { connection: { ...database } },
      { max: 1, name: 'bench', onError: () => undefined },
    );
    await insertJudgedCatalog(openDatabase(pool));
    await pool.end();
    const judgements = [];
    for (const query of Object.keys(JUDGED_QUERIES)) {
      judgements.push(judge(query, await search(store.url, query)));
    }
    const [precision, recall] = [
      meanOf(judgements, 'precisionAt5'),
      meanOf(judgements, 'recallAt20'),
    ];
    report.log(
      `${judgements.length} everyday searches: precision at 5 is ${precision.toFixed(3)}, ` +
        `recall at 20 is ${recall.toFixed(3)}.`,
    );
    report.check(
      'the first five results of everyday searches are wanted',
      precision >= PRECISION_MIN,
    );
    report.check('everyday searches find what is wanted', recall >= RECALL_MIN);
  } finally {
    await close();
    await store.close();
  }
}

interface Answer {
  readonly data: { readonly searchList: readonly { readonly title: string }[] };
}

async function search(url: string, searchtext: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/mobile/searchProducts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ searchtext, limit: 20 }),
  });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  const { data } = (await answer.json()) as Answer;
  return data.searchList.map(({ title }) => title);
}
