import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { callbackify } from 'node:util';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An email as a mail server got it. */
export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
  readonly isEncrypted: boolean;
};

type Wishes = {
  /** What the server says to a recipient instead of taking mail for them. */
  readonly refuses?: (recipient: string) => Error | null;
  /** What it does when it has a whole mail: null takes it. */
  readonly onMail?: (mail: ReceivedMail) => Promise<Error | null>;
  readonly password?: string;
  /** Where it listens; anywhere unless told. */
  readonly port?: number;
  readonly options?: SMTPServerOptions;
};

/** A real mail server on a port of its own, which keeps what it gets. */
export type MailServer = {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** Breaks every connection. */
  readonly hangUp: () => void;
  readonly close: () => Promise<void>;
};

/** A refusal with the code of SMTP that it is sent with. */
export const smtpRefusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

export async function startMailServer({
  refuses,
  onMail,
  password,
  port = 0,
  options = {},
}: Wishes = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: password === undefined,
    disableReverseLookup: true,
    closeTimeout: 100,
    // It would complain of its own certificate, which is meant for tests like these.
    logger: false,
    ...(password === undefined && { disabledCommands: ['AUTH'] }),
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) => done(refuses?.(address) ?? null),
    onData: (stream, session, done) => {
      const take = async (): Promise<Error | null> => {
        const message = await text(stream);
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          message,
          isEncrypted: session.secure,
        };
        const refusal = (await onMail?.(mail)) ?? null;
        if (!refusal) received.push(mail);
        return refusal;
      };
      callbackify(take)((error, refusal) => done(error ?? refusal));
    },
    ...options,
  });
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
