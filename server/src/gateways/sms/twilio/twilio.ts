// Sends text messages through the API of Twilio.
import { seconds } from '@hammerdock/domain/time.ts';
import * as z from 'zod';
import { ProviderRefusedError, ProviderUnavailableError } from '../../provider.ts';
import { PhoneStoppedError, type SmsGateway, type TextMessage } from '../gateway.ts';
import { openWebhook } from './webhook.ts';

export interface TwilioOptions {
  readonly apiUrl: string;
  readonly accountId: string;
  readonly authToken: string;
  /** A phone number, or the id of a messaging service. */
  readonly from: string;
  /** Where Twilio reports what became of a message, and sends messages of phones. */
  readonly callbackUrl: string;
}

/** The phone has answered STOP. */
const STOPPED = 21610;
/** The clocks of the store and of Twilio may differ by this. */
const CLOCK_SKEW = seconds(60);
const LATEST = 50;

const problem = z.object({ code: z.number().catch(0) }).catch({ code: 0 });
const messageList = z.object({
  messages: z.array(z.object({ body: z.string(), status: z.string(), date_created: z.string() })),
});
const account = z.object({ status: z.string() });

export function openTwilio(options: TwilioOptions): SmsGateway {
  const { from, callbackUrl } = options;
  return {
    name: 'twilio',
    showsOnly: false,
    check: async (signal) => {
      const { status } = account.parse(await ask(options, { path: '.json', signal }));
      if (status !== 'active') throw new ProviderUnavailableError(`the account is ${status}`);
    },
    send: async ({ id, recipient, text }, signal) => {
      const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
      const StatusCallback = `${callbackUrl}?message=${id}`;
      const form = new URLSearchParams({ To: recipient, Body: text, StatusCallback, ...sender });
      await ask(options, { path: '/Messages.json', form, signal });
    },
    hasAccepted: async (message, signal) => {
      const query = new URLSearchParams({ To: message.recipient, PageSize: String(LATEST) });
      const found = await ask(options, { path: `/Messages.json?${query.toString()}`, signal });
      return messageList.parse(found).messages.some((one) => isSame(one, message));
    },
    webhook: openWebhook(options),
  };
}

type Listed = z.output<typeof messageList>['messages'][number];

function isSame({ body, status, date_created: at }: Listed, message: TextMessage): boolean {
  if (['failed', 'undelivered', 'canceled'].includes(status)) return false;
  return body === message.text && Date.parse(at) >= message.createdAt - CLOCK_SKEW;
}

interface Question {
  readonly path: string;
  /** Posted; without it the question is a GET. */
  readonly form?: URLSearchParams;
  readonly signal: AbortSignal;
}

async function ask(
  { apiUrl, accountId, authToken }: TwilioOptions,
  { path, form, signal }: Question,
): Promise<unknown> {
  const authorization = `Basic ${Buffer.from(`${accountId}:${authToken}`).toString('base64')}`;
  const sent = form === undefined ? {} : { method: 'POST', body: form };
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`${apiUrl}/2010-04-01/Accounts/${accountId}${path}`, {
      ...sent,
      headers: { authorization },
      redirect: 'error',
      signal,
    });
    answer = JSON.parse(await response.text());
  } catch (error) {
    // The cause may name the address that was asked, but no key.
    throw new ProviderUnavailableError('no answer from Twilio', { cause: error });
  }
  if (response.ok) return answer;
  throw explain(response.status, problem.parse(answer).code);
}

function explain(status: number, code: number): Error {
  const text = `Twilio answered ${status}, error ${code}`;
  if (code === STOPPED) return new PhoneStoppedError(text);
  // Without valid keys nothing is sent: an operator corrects the options.
  if (status >= 500 || status === 401 || status === 403) return new ProviderUnavailableError(text);
  return status === 429 ? new SmsDeferredError(text) : new ProviderRefusedError(text);
}

/** Twilio takes the message later. */
class SmsDeferredError extends Error {
  override name = 'SmsDeferredError';
}
