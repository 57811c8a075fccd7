import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openFront } from './front.ts';

/** A front that has little patience, and how to connect to it. */
async function hastyFront() {
  const front = await openFront(
    { host: '127.0.0.1', port: 0 },
    { headersTimeout: 300, connectionsCheckingInterval: 50 },
  );
  onTestFinished(front.close);
  const { port } = front.server.address() as AddressInfo;
  return { front, open: () => connect(port, '127.0.0.1') };
}

/** All that a connection was sent until it was closed. */
const untilClosed = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined).on('close', () => resolve(text));
  });

it('a request of which its head comes letter by letter is cut off', async () => {
  const { open } = await hastyFront();
  const socket = open();
  const closed = untilClosed(socket);
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-a: ');
  const dripping = setInterval(() => socket.writable && socket.write('a'), 20);
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(dripping);
});

it('a head that is larger than any of ours is refused', async () => {
  const { open } = await hastyFront();
  const socket = open();
  const closed = untilClosed(socket);
  socket.write(`GET / HTTP/1.1\r\nhost: localhost\r\nx-a: ${'a'.repeat(200_000)}\r\n\r\n`);
  expect(await closed).toMatch(/^HTTP\/1\.1 431 /);
});
