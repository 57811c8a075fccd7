import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ProgramFailed, runQuietly } from './processes.mjs';
import { aFolder, checkout, startModule, until } from './testing.ts';

/** A server that tells of every signal, needs a moment to close down, and notices the end of its parent. */
const server = `
  import { Socket } from 'node:net';
  const staying = setInterval(() => {}, 1000);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    console.log('got ' + signal);
    setTimeout(() => { console.log('closed down'); process.exit(Number(process.env['CODE'] ?? 0)); }, 200);
  });
  const pipe = new Socket({ fd: Number(process.env['NORMA_PARENT_PIPE']) });
  pipe.on('close', () => { console.log('parent gone'); process.exit(); }).resume().unref();
  console.log('listening', process.argv.slice(2).join(' '));
`;

const handingOver = (root: string, env: NodeJS.ProcessEnv = {}) =>
  startModule(
    `
      import { handOver, passOnSignals } from '${checkout}/bin/processes.mjs';
      passOnSignals();
      const project = { root: ${JSON.stringify(root)}, node: { path: process.execPath } };
      process.exitCode = await handOver(project, 'server.mjs', ['--port', '0']);
    `,
    { ...process.env, npm_lifecycle_event: undefined, ...env },
  );

const count = (text: string, word: string) => text.split(word).length - 1;

describe('handOver', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'passes %s on once, however often it comes, and waits until the server has closed down',
    async (signal) => {
      const bootstrap = handingOver(aFolder({ 'server.mjs': server }));
      await until(() => bootstrap.printed().includes('listening --port 0'));
      for (const _ of [1, 2, 3]) process.kill(bootstrap.pid, signal);
      await expect(bootstrap.ended).resolves.toEqual({ code: 0, signal: null });
      expect(count(bootstrap.printed(), `got ${signal}`)).toBe(1);
      expect(bootstrap.printed()).toContain('closed down');
    },
  );

  it("ends with the server's own exit code", async () => {
    const bootstrap = handingOver(aFolder({ 'server.mjs': server }), { CODE: '7' });
    await until(() => bootstrap.printed().includes('listening'));
    process.kill(bootstrap.pid, 'SIGTERM');
    await expect(bootstrap.ended).resolves.toEqual({ code: 7, signal: null });
  });

  it('ends with the server even if a program of the server still has the pipe', async () => {
    const leaving = `
      import { spawn } from 'node:child_process';
      const stdio = ['ignore', 'ignore', 'ignore', 3];
      spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20_000)'], { stdio, detached: true }).unref();
    `;
    const startedAt = performance.now();
    await handingOver(aFolder({ 'server.mjs': leaving })).ended;
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });

  it('lets the server notice when we are killed', async () => {
    const bootstrap = handingOver(aFolder({ 'server.mjs': server }));
    await until(() => bootstrap.printed().includes('listening'));
    process.kill(bootstrap.pid, 'SIGKILL');
    await until(() => bootstrap.printed().includes('parent gone'));
  });

  it('stops the server when the npm that started us is killed', async () => {
    const root = aFolder({ 'server.mjs': server });
    const bootstrap = `
      import { handOver, passOnSignals } from '${checkout}/bin/processes.mjs';
      passOnSignals();
      await handOver({ root: ${JSON.stringify(root)}, node: { path: process.execPath } }, 'server.mjs', []);
    `;
    const npm = startModule(
      `
        import { spawn } from 'node:child_process';
        spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(bootstrap)}], { stdio: 'inherit' });
      `,
      { ...process.env, npm_lifecycle_event: 'start' },
    );
    await until(() => npm.printed().includes('listening'));
    process.kill(npm.pid, 'SIGKILL');
    await until(() => npm.printed().includes('closed down'));
  });
});

const run = (text: string) => runQuietly(process.execPath, ['-e', text], { cwd: checkout });

describe('runQuietly', () => {
  it('ends at once a program that would not be stopped by a signal, and begins nothing more', async () => {
    const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)";
    const bootstrap = startModule(`
      import { passOnSignals, runQuietly } from '${checkout}/bin/processes.mjs';
      passOnSignals();
      const onStart = () => console.log('started');
      const options = { cwd: '.', stopping: 'killed', onStart };
      await runQuietly(process.execPath, ['-e', ${JSON.stringify(deaf)}], options).catch((error) => console.log(error.name));
      await runQuietly(process.execPath, ['-e', ''], options).catch((error) => console.log(error.name));
    `);
    await until(() => bootstrap.printed() === 'started\n');
    process.kill(bootstrap.pid, 'SIGTERM');
    await bootstrap.ended;
    expect(bootstrap.printed()).toBe('started\nStopped\nStopped\n');
  });

  it('gives what the program printed', async () => {
    await expect(run("console.log('a'); console.error('b')")).resolves.toMatch(/^(a\nb|b\na)\n$/);
  });

  it('fails with the beginning and the end of a long output, and keeps the whole', async () => {
    const failure = await run(
      'for (let i = 1; i <= 100; i++) console.log(`line ${i}.`); process.exit(3)',
    ).catch((error: unknown) => error);
    if (!(failure instanceof ProgramFailed)) throw new Error('It did not fail', { cause: failure });
    expect(failure.message).toMatch(/^line 1\.[\s\S]*line 10\.\n…\nline 81\.[\s\S]*line 100\.\n/);
    expect(failure.output).toContain('line 50.');
  });

  it('fails with a message when the program does not exist', async () => {
    await expect(runQuietly(join(checkout, 'no-such-program'), [], { cwd: checkout })).rejects.toThrow(
      ProgramFailed,
    );
  });
});
