// The HTTP routes of the built-in provider, outside of the contract: the numbers of cards and
// bank accounts are sent here and to no call (R29).
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  checkAccountNumber,
  checkAccountRepeated,
  checkRoutingNumber,
} from '@hammerdock/domain/checks/bank.ts';
import type { Complaint } from '@hammerdock/domain/checks/check.ts';
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
import {
  bankFormPage,
  cardFormPage,
  nothingToVerifyPage,
  STYLE_URL,
  verificationPage,
  type PublicScript,
} from './html.ts';
import type { ProviderHost } from '../provider.ts';
import type { SandboxGateway } from './gateway.ts';

const BODY_BYTES_MAX = 4096;
export const CARD_FORM_URL = '/sandbox/tokenise';
export const BANK_FORM_URL = '/sandbox/bank';
const FIGTREE = createRequire(import.meta.url).resolve('@fontsource/figtree/index.css');
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
/** The colors of the embedding page, and whether the card is used once and not saved. */
const formQuery = z
  .object({
    scheme: z.enum(['light', 'dark']).catch('light'),
    use: z.enum(['once', 'often']).catch('often'),
  })
  .catch({ scheme: 'light', use: 'often' });
type FormQuery = z.output<typeof formQuery>;
type CardForm = z.output<typeof cardForm>;
const bankForm = z
  .object({ bank_holder: text, routing_number: text, account_number: text, account_again: text })
  .catch({ bank_holder: '', routing_number: '', account_number: '', account_again: '' });
type BankForm = z.output<typeof bankForm>;
type Complaints = Readonly<Record<string, string>>;

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
  servePublicFile(app, STYLE_URL, 'sandbox.css');
  servePublicFile(app, SCRIPT_URL, 'card-form.js');
  for (const weight of [400, 600]) serveTypeface(app, weight);
  mountForm(app, host, cardTokenForm(sandbox));
  mountForm(app, host, bankTokenForm(sandbox));

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
        return reply.redirect(await host.pageAfterBank(intentId), 303);
      },
    );
  });
}

/** The store's own, so that the form looks like a part of its dialog. */
function serveTypeface(app: FastifyInstance, weight: number): void {
  const file = FIGTREE.replace('index.css', `files/figtree-latin-${weight}-normal.woff2`);
  let data: Promise<Buffer> | undefined;
  app.get(`/sandbox/figtree-${weight}.woff2`, async (_, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=604800')
      .send(await (data ??= readFile(file))),
  );
}

interface TokenForm<F> {
  readonly url: string;
  readonly page: (script: PublicScript, query: FormQuery) => string;
  readonly read: (body: unknown) => { readonly form: F; readonly complaints: Complaints };
  /** The token, or what is wrong with the fields. */
  readonly tokenise: (form: F) => Promise<string | Complaints>;
}

const cardTokenForm = (sandbox: SandboxGateway): TokenForm<CardForm> => ({
  url: CARD_FORM_URL,
  page: (script, { scheme, use }) => {
    const { year: currentYear } = newYorkDate(Date.now());
    return cardFormPage(script, { currentYear, scheme, isSaved: use === 'often' });
  },
  read: (body) => {
    const form = cardForm.parse(body);
    return { form, complaints: complaintsOf(form) };
  },
  tokenise: async (form) => {
    const token = await sandbox.tokenise({
      digits: form.card_number.replaceAll(/[ -]/g, ''),
      holder: form.card_name.trim(),
      expMonth: Number(form.card_exp_month),
      expYear: Number(form.card_exp_year),
    });
    if (token !== null) return token;
    return { card_number: 'This store accepts test cards only, such as 4242 4242 4242 4242' };
  },
});

const bankTokenForm = (sandbox: SandboxGateway): TokenForm<BankForm> => ({
  url: BANK_FORM_URL,
  page: (script, { scheme }) => bankFormPage(script, { scheme }),
  read: (body) => {
    const form = bankForm.parse(body);
    return { form, complaints: complaintsOfBank(form) };
  },
  tokenise: async (form) => {
    const token = await sandbox.tokeniseBank({
      routingNumber: form.routing_number.trim(),
      accountNumber: form.account_number.trim(),
      holder: form.bank_holder.trim(),
    });
    if (token !== null) return token;
    const account_number =
      'This store accepts test accounts only, such as 000123456789 with 110000000';
    return { account_number };
  },
});

function mountForm<F>(app: FastifyInstance, host: ProviderHost, form: TokenForm<F>): void {
  let scriptHash: Promise<string> | undefined;
  app.get(form.url, async ({ query }, reply) => {
    const integrity = await (scriptHash ??= hashPublicFile('card-form.js'));
    const html = form.page({ url: SCRIPT_URL, integrity }, formQuery.parse(query));
    return sendPage(reply, html, `script-src '${integrity}'`);
  });
  app.post(form.url, { bodyLimit: BODY_BYTES_MAX }, async (request, reply) => {
    if (!comesFrom(request, host.origin)) return reply.code(403).send({ complaints: {} });
    const read = form.read(request.body);
    const wait = await host.refuseTry(request);
    if (wait !== null) {
      const [first = 'form'] = Object.keys(read.form as object);
      const complaint = `Too many attempts. Please wait ${wait} seconds and try again.`;
      const answer = reply.code(429).header('retry-after', String(wait));
      return answer.send({ complaints: { [first]: complaint } });
    }
    if (Object.keys(read.complaints).length > 0) return refuse(reply, read.complaints);
    const token = await form.tokenise(read.form);
    return typeof token === 'string' ? reply.send({ card_token: token }) : refuse(reply, token);
  });
}

const refuse = (reply: FastifyReply, complaints: Complaints): FastifyReply =>
  reply.code(422).send({ complaints });

function complaintsOf(form: CardForm): Complaints {
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
  return foundIn(each);
}

const complaintsOfBank = (form: BankForm): Complaints =>
  foundIn({
    bank_holder: checkCardName(form.bank_holder),
    routing_number: checkRoutingNumber(form.routing_number),
    account_number: checkAccountNumber(form.account_number),
    account_again: checkAccountRepeated(form.account_again, form.account_number),
  });

const foundIn = (each: Readonly<Record<string, Complaint>>): Complaints =>
  Object.fromEntries(
    Object.entries(each).flatMap(([name, complaint]) =>
      complaint === null ? [] : [[name, complaint]],
    ),
  );

export function comesFrom({ headers }: FastifyRequest, ours: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  return origin === ours || (URL.canParse(origin) && new URL(origin).host === headers.host);
}

const hashPublicFile = async (name: string): Promise<string> =>
  `sha256-${createHash('sha256')
    .update(await readPublicFile(name))
    .digest('base64')}`;

export function sendPage(
  reply: FastifyReply,
  html: string,
  scripts = "script-src 'none'",
): FastifyReply {
  const policy = [
    "default-src 'none'",
    scripts,
    "style-src 'self'",
    "font-src 'self'",
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
