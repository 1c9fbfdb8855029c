// The HTTP routes of the built-in provider, outside of the contract: card numbers are sent here and
// to no call (R29).
import { createHash } from 'node:crypto';
import {
  checkCardCvc,
  checkCardField,
  checkCardName,
  checkCardNumber,
  isCardExpired,
} from '@hammerdock/domain/checks/card.ts';
import { newYorkDate } from '@hammerdock/domain/time.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { readPublicFile, servePublicFile } from '../../../http/constant-file.ts';
import { cardFormPage, nothingToVerifyPage, STYLE_URL, verificationPage } from './html.ts';
import type { ProviderHost } from '../provider.ts';
import type { SandboxGateway } from './gateway.ts';

const BODY_BYTES_MAX = 4096;
export const CARD_FORM_URL = '/sandbox/tokenise';
const SCRIPT_URL = '/sandbox/card-form.js';

const text = z.string().max(200).catch('');
const cardForm = z
  .object({
    card_number: text,
    card_name: text,
    card_exp_month: text,
    card_exp_year: text,
    card_cvc: text,
  })
  .catch({ card_number: '', card_name: '', card_exp_month: '', card_exp_year: '', card_cvc: '' });
/** The colors of the embedding page. */
const cardFormQuery = z
  .object({ scheme: z.enum(['light', 'dark']).catch('light') })
  .catch({ scheme: 'light' });
type CardForm = z.output<typeof cardForm>;

const verificationForm = z.object({ decision: text }).catch({ decision: '' });
/** Other ids are not looked up, because they cannot exist. */
const CHARGE_ID = /^ch_[\w-]{1,80}$/;
const findCharge = <T>(id: string, find: (id: string) => Promise<T>): Promise<T | null> =>
  CHARGE_ID.test(id) ? find(id) : Promise.resolve(null);

export function mountSandboxPages(
  app: FastifyInstance,
  sandbox: SandboxGateway,
  host: ProviderHost,
): void {
  const options = { bodyLimit: BODY_BYTES_MAX };
  let scriptHash: Promise<string> | undefined;

  servePublicFile(app, STYLE_URL, 'sandbox.css');
  servePublicFile(app, SCRIPT_URL, 'card-form.js');
  app.get(CARD_FORM_URL, async ({ query }, reply) => {
    const integrity = await (scriptHash ??= hashPublicFile('card-form.js'));
    const { year: currentYear } = newYorkDate(Date.now());
    const { scheme } = cardFormQuery.parse(query);
    const html = cardFormPage({ url: SCRIPT_URL, integrity }, { currentYear, scheme });
    return sendPage(reply, html, `script-src '${integrity}'`);
  });

  app.post(CARD_FORM_URL, options, async (request, reply) => {
    if (!comesFrom(request, host.origin)) return reply.code(403).send({ complaints: {} });
    const wait = await host.refuseTry(request);
    if (wait !== null) {
      const card_number = `Too many attempts. Please wait ${wait} seconds and try again.`;
      const answer = reply.code(429).header('retry-after', String(wait));
      return answer.send({ complaints: { card_number } });
    }
    const form = cardForm.parse(request.body);
    const complaints = complaintsOf(form);
    if (Object.keys(complaints).length > 0) return reply.code(422).send({ complaints });
    const token = await sandbox.tokenise({
      digits: form.card_number.replaceAll(/[ -]/g, ''),
      holder: form.card_name.trim(),
      expMonth: Number(form.card_exp_month),
      expYear: Number(form.card_exp_year),
    });
    if (token !== null) return reply.send({ card_token: token });
    const card_number = 'This store accepts test cards only, such as 4242 4242 4242 4242';
    return reply.code(422).send({ complaints: { card_number } });
  });

  app.get<{ Params: { charge: string } }>('/sandbox/verify/:charge', async (request, reply) => {
    const open = await findCharge(request.params.charge, (id) => sandbox.findVerification(id));
    if (open !== null) return sendPage(reply, verificationPage(open));
    return sendPage(reply.code(404), nothingToVerifyPage());
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES_MAX },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post<{ Params: { charge: string } }>(
      '/sandbox/verify/:charge',
      async (request, reply) => {
        if (!comesFrom(request, host.origin)) return reply.code(403).send();
        const confirmed = verificationForm.parse(request.body).decision === 'confirm';
        const intentId = await findCharge(request.params.charge, (id) =>
          sandbox.decideVerification(id, confirmed),
        );
        if (intentId !== null) await host.onChargeChanged(intentId);
        return reply.redirect('/invoices/partial', 303);
      },
    );
  });
}

function complaintsOf(form: CardForm): Record<string, string> {
  const { year, month } = newYorkDate(Date.now());
  const expiry = { month: Number(form.card_exp_month), year: Number(form.card_exp_year) };
  const past = isCardExpired(expiry, { month, year }) ? 'This card has expired' : null;
  const each = {
    card_number: checkCardNumber(form.card_number),
    card_name: checkCardName(form.card_name),
    card_exp_month: checkCardField(/^(0[1-9]|1[0-2])$/.test(form.card_exp_month) ? 'given' : ''),
    card_exp_year: checkCardField(/^2\d{3}$/.test(form.card_exp_year) ? 'given' : '') ?? past,
    card_cvc: checkCardCvc(form.card_cvc),
  };
  const complaints: Record<string, string> = {};
  for (const [field, complaint] of Object.entries(each)) {
    if (complaint !== null) complaints[field] = complaint;
  }
  return complaints;
}

function comesFrom({ headers }: FastifyRequest, ours: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  return origin === ours || (URL.canParse(origin) && new URL(origin).host === headers.host);
}

const hashPublicFile = async (name: string): Promise<string> =>
  `sha256-${createHash('sha256')
    .update(await readPublicFile(name))
    .digest('base64')}`;

function sendPage(reply: FastifyReply, html: string, scripts = "script-src 'none'"): FastifyReply {
  const policy = [
    "default-src 'none'",
    scripts,
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    'report-uri /policy-reports',
  ].join('; ');
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
