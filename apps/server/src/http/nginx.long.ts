import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { scratchFolder } from '../adapters/database/testing/scratchFolder.ts';
import { clientId } from '../adapters/identity/provider.ts';
import { signInByForm } from '../commands/signInByForm.ts';
import { freePort, killServers, startServer } from '../testing/process.ts';

const GiB = 1024 ** 3;

afterEach(killServers);

const has = (program: string, option: string): boolean => !spawnSync(program, [option]).error;

/** Finds nginx, or installs Debian's where root runs the tests; says why where there is none. */
function findNginx(): boolean {
  if (has('nginx', '-v')) return true;
  if (process.getuid?.() === 0) spawnSync('apt-get', ['install', '--yes', '--quiet', 'nginx-light']);
  if (has('nginx', '-v')) return true;
  console.log('Skipped: nginx is not installed, and apt-get could not install it (nginx-light).');
  return false;
}

/** The example of docs/install.md for other ports, and with a certificate of its own. */
function exampleFor({ port, target, folder }: { port: number; target: number; folder: string }): string {
  const docs = readFileSync(new URL('../../../../docs/install.md', import.meta.url), 'utf8');
  const example = /^nginx:\n\n((?: {4}.*\n|\n)+)/m.exec(docs)?.[1] ?? '';
  const replaced = [
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['http://127.0.0.1:3000', `http://127.0.0.1:${target}`],
    ['server_name library.example.org *.library.example.org', 'server_name localhost *.localhost'],
    ['/etc/ssl/library.pem', join(folder, 'library.pem')],
    ['/etc/ssl/library.key', join(folder, 'library.key')],
  ] as const;
  return replaced.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, example);
}

/** Starts nginx with the example, and ends it with the test. */
async function startNginx(port: number, target: number): Promise<void> {
  const folder = scratchFolder();
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:*.localhost'];
  const files = ['-keyout', join(folder, 'library.key'), '-out', join(folder, 'library.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files],
    {
      stdio: 'ignore',
    },
  );
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off;\nerror_log stderr;\npid ${folder}/pid;\nevents {}\nhttp {\n  access_log off;\n${[
      'client_body',
      'proxy',
      'fastcgi',
      'uwsgi',
      'scgi',
    ]
      .map((kind) => `  ${kind}_temp_path ${folder}/${kind};\n`)
      .join('')}${exampleFor({ port, target, folder })}}\n`,
  );
  const nginx = spawn('nginx', ['-c', configuration, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  nginx.stderr.on('data', (text: Buffer) => (output += text.toString()));
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'close');
  });
  const listens = async (): Promise<boolean> => {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${output}`);
    const socket = connect(port, '127.0.0.1');
    const answers = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    return answers;
  };
  await vi.waitUntil(listens, { timeout: 10_000, interval: 50 });
}

it('the nginx example passes sign-in on a port other than 443 and a delivery of 1 GiB [deploy-008]', async ({
  skip,
}) => {
  if (!findNginx()) return skip();
  const [port, target] = [await freePort(), await freePort()];
  const origin = `https://localhost:${port}`;
  await startNginx(port, target);
  const server = await startServer(scratchFolder(), {
    PORT: String(target),
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  await server.until(/^Ready/m);

  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0'); // The certificate is the test's own.
  onTestFinished(() => void vi.unstubAllEnvs());
  const { access_token: token } = await signInByForm({
    origin,
    clientId,
    name: 'admin',
    password: 'norma-demo',
  });

  const answered = Promise.withResolvers<IncomingMessage>();
  const sending = request(
    `${origin}/api/admin/imports?name=large.ndjson&publisher=NSB&dryRun=true`,
    {
      method: 'POST',
      hostname: '127.0.0.1',
      headers: {
        host: `localhost:${port}`,
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'content-length': GiB,
      },
    },
    answered.resolve,
  );
  sending.on('error', answered.reject);
  const line = Buffer.concat([Buffer.alloc(1024 * 1024 - 1, ' '), Buffer.from('\n')]);
  await pipeline(function* () {
    for (let sent = 0; sent < GiB; sent += line.length) yield line;
  }, sending);
  const answer = await answered.promise;
  const output = await json(answer);
  // That all of it came through is what is asked; whether it is a delivery is for the library to say.
  expect([answer.statusCode, output]).toEqual([
    expect.toBeOneOf([201, 400]),
    expect.toSatisfy((body: object) => 'id' in body || ('code' in body && body.code === 'upload-unknown')),
  ]);
}, 300_000);
