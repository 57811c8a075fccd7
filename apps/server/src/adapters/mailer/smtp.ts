import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Handover, Mailer } from '../../ports/mailer.ts';
import { messageOf } from './message.ts';
import { outcomeOf } from './smtpOutcome.ts';

/** How many connections to the mail server are stored open. */
const atOnce = 4;
const toConnectMs = 15_000;
const toAnswerMs = 45_000;
/** A mail server that continues answering without coming to an end is hung up on. */
const deadlineMs = 60_000;

/**
 * Hands emails to a mail server: `smtps:` is encrypted from the start, `smtp:` as soon as the server offers it, and with
 * `?requireTLS=true` not at all otherwise. What else nodemailer knows may are in the query as well.
 */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: atOnce,
    maxMessages: 500,
    // An email that may have been taken is never sent again here: who may do that is decided by those who ask.
    maxRequeues: 0,
    connectionTimeout: toConnectMs,
    greetingTimeout: toConnectMs,
    socketTimeout: toAnswerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    atOnce,
    storesLocally: false,
    send: async (mail) => {
      const { message, hasLeft } = watched(await messageOf(mail));
      try {
        const { response } = await transport.sendMail({
          envelope: { from: mail.from.address, to: [mail.to.address] },
          raw: message,
          signal: AbortSignal.timeout(deadlineMs),
        });
        return { outcome: 'accepted', answer: z.string().catch('').parse(response) };
      } catch (error) {
        return refusalOf(error, hasLeft());
      }
    },
    stored: async () => null,
    // Greets the server and signs in, over a connection of its own.
    tryOut: async () => void (await transport.verify()),
    close: async () => transport.close(),
  };
}

/** The bytes of a message, and whether any of them have left: until then no one can have the email. */
function watched(bytes: Buffer): { message: Readable; hasLeft: () => boolean } {
  let hasLeft = false;
  const message = new Readable({
    read() {
      hasLeft = true;
      this.push(bytes);
      this.push(null);
    },
  });
  return { message, hasLeft: () => hasLeft };
}

const SmtpError = z.object({
  message: z.string(),
  code: z.string().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
  responseCode: z.number().optional(),
});

function refusalOf(error: unknown, hasLeft: boolean): Handover {
  const { message, response, ...known } = SmtpError.parse(error);
  return { outcome: outcomeOf({ ...known, response, hasLeft }), answer: response ?? message };
}
