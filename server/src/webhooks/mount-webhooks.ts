// What providers of messages post to the store. Each request is signed by its provider; one that is
// not gets 403, and a provider that is not in use has no address here.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { readNow } from '../db/database.ts';
import type { ProviderRequest } from '../gateways/provider.ts';
import { applyEmailReport } from '../operations/messaging/apply-email-report.ts';
import { applySmsEvent } from '../operations/messaging/apply-sms-event.ts';

const BODY_BYTES_MAX = 64 * 1024;

type Parts = Pick<AppContext, 'config' | 'db' | 'email' | 'sms' | 'log'>;

export async function mountWebhooks(http: FastifyInstance, parts: Parts): Promise<void> {
  await http.register((scope, _options, done) => {
    // A signature covers the bytes of the body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    if (parts.email.readReports !== undefined) mountEmail(scope, parts);
    if (parts.sms.webhook !== undefined) mountSms(scope, parts);
    done();
  });
}

function mountEmail(scope: FastifyInstance, { config, db, email, log }: Parts): void {
  scope.post('/webhooks/email', { bodyLimit: BODY_BYTES_MAX }, async (request, reply) => {
    const asked = readRequest(config.origin, request);
    const now = await readNow(db);
    const reports = await Promise.resolve()
      .then(() => email.readReports?.(asked, now))
      .catch((err: unknown) => {
        log.warn({ err, requestId: request.id }, 'a report about emails was not understood');
        return undefined;
      });
    if (reports === null) return reply.code(403).send();
    if (reports === undefined) return reply.code(400).send();
    for (const report of reports) {
      await db.transaction().execute((tx) => applyEmailReport(tx, report));
    }
    return reply.code(204).send();
  });
}

function mountSms(scope: FastifyInstance, { config, db, sms: { webhook } }: Parts): void {
  if (webhook === undefined) return;
  scope.post('/webhooks/sms', { bodyLimit: BODY_BYTES_MAX }, async (request, reply) => {
    const event = webhook.read(readRequest(config.origin, request));
    if (event === null) return reply.code(403).send();
    const answer =
      event === 'other'
        ? null
        : await db.transaction().execute((tx) => applySmsEvent(tx, event, config));
    const { type, body } = webhook.reply(answer);
    return reply.type(type).send(body);
  });
}

const readRequest = (origin: string, { url, headers, body }: FastifyRequest): ProviderRequest => ({
  url: `${origin}${url}`,
  headers,
  body: typeof body === 'string' ? body : '',
});
