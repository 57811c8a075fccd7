import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { cutSlowBody } from './slowBodies.ts';

const impatient = { spanMs: 100, bytes: 1_000 };

/** A server with the framework that reads bodies, and one call that takes the pieces of a file as slowly as it likes. */
async function impatientServer() {
  const app = fastify({
    serverFactory: (handler) =>
      createServer((asked, response) => {
        cutSlowBody(asked, response, impatient);
        handler(asked, response);
      }),
  });
  app.post('/json', () => 'read');
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.post('/file', async ({ raw }) => {
      let size = 0;
      const slowly = new Writable({
        write: (piece: Buffer, _encoding, done) => {
          size += piece.length;
          setTimeout(done, 50);
        },
      });
      await pipeline(raw, slowly);
      return { size };
    });
    scope.post('/unread', () => 'not read');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { app, port, open: () => connect(port, '127.0.0.1') };
}

const untilClosed = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined).on('close', () => resolve(text));
  });

/** Sends the head of a call, and then its body byte by byte. */
function drip(socket: Socket, path: string, framing: string): Promise<string> {
  const closed = untilClosed(socket);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`,
  );
  const piece = framing.startsWith('transfer') ? '1\r\n1\r\n' : '1';
  const dripping = setInterval(() => socket.writable && socket.write(piece), 10);
  onTestFinished(() => clearInterval(dripping));
  return closed;
}

it.each([
  ['/json', 'content-length: 100000'],
  ['/json', 'transfer-encoding: chunked'],
  ['/file', 'content-length: 100000000'],
])(
  'a body to %s with %s that comes byte by byte is answered 408, and its connection closed',
  async (path, framing) => {
    const { app, open } = await impatientServer();
    const answer = await drip(open(), path, framing);
    expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*connection: close/);
    expect(answer).toContain('"code":"body-too-slow"');
    expect((await app.inject({ method: 'POST', url: '/json', payload: {} })).statusCode).toBe(200);
  },
);

it('a body that continues after its call was answered closes the connection', async () => {
  const { open } = await impatientServer();
  const answer = await drip(open(), '/unread', 'content-length: 100000');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

it('a large body that comes at a steady rate may take many times as long as a small one', async () => {
  const { port } = await impatientServer();
  const steady = async function* () {
    for (let piece = 0; piece < 8; piece += 1) {
      yield Buffer.alloc(2_000);
      await sleep(50); // The rate of the sender is what is tested.
    }
  };
  const answered = Promise.withResolvers<IncomingMessage>();
  const sending = request({ port, path: '/file', method: 'POST' }, answered.resolve);
  await pipeline(steady, sending);
  expect(await json(await answered.promise)).toEqual({ size: 16_000 });
});

it('a server that reads slowly itself does not cut off the sender', async () => {
  const { port } = await impatientServer();
  const answer = await fetch(`http://127.0.0.1:${port}/file`, {
    method: 'POST',
    body: Buffer.alloc(1_000_000),
  });
  expect(await answer.json()).toEqual({ size: 1_000_000 });
});
