// The page of the built-in provider on which a seller sets up an account to be paid.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { ProviderHost } from '../provider.ts';
import { setupPage } from './html.ts';
import { comesFrom, sendPage } from './pages.ts';
import { SETUP_ENDS, SETUP_URL, type OpenSetup, type SandboxTransfers } from './transfers.ts';

const BODY_BYTES_MAX = 4096;
/** Other ids are not looked up, because they cannot exist. */
const LINK = /^link_[\w-]{1,80}$/;
const setupForm = z.object({ end: z.enum(SETUP_ENDS) }).catch({ end: 'incomplete' });

export function mountSetupPages(
  app: FastifyInstance,
  transfers: SandboxTransfers,
  host: ProviderHost,
): void {
  const find = (link: string): Promise<OpenSetup | null> =>
    LINK.test(link) ? transfers.findSetup(link) : Promise.resolve(null);

  app.get<{ Params: { link: string } }>(`${SETUP_URL}/:link`, async ({ params }, reply) => {
    const setup = await find(params.link);
    if (setup === null) return reply.redirect('/', 303);
    if (setup.isUsed) return reply.redirect(setup.refreshUrl, 303);
    return sendPage(reply, setupPage());
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES_MAX },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post<{ Params: { link: string } }>(`${SETUP_URL}/:link`, async (request, reply) => {
      if (!comesFrom(request, host.origin)) return reply.code(403).send();
      const { link } = request.params;
      const { end } = setupForm.parse(request.body);
      const setup = await find(link);
      if (setup === null) return reply.redirect('/', 303);
      if ((await transfers.endSetup(link, end)) === null) {
        return reply.redirect(setup.refreshUrl, 303);
      }
      await host.onAccountChanged(setup.account);
      return reply.redirect(setup.returnUrl, 303);
    });
  });
}
