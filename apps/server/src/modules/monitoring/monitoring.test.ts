import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Health, Metrics, ThreadDump } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type Ask } from '../../testing/library.ts';

const healthBy = async (ask: Ask): Promise<Health> =>
  Health.parse(await (await ask('GET', '/management/health')).json());

describe('health', () => {
  it('tells of every part that it works, with its figures [admin-017]', async () => {
    const { as } = await startLibrary({ doesJobs: true });
    const health = await healthBy(await as('operator'));
    expect(health).toMatchObject({
      status: 'UP',
      components: {
        database: { status: 'UP', details: { version: expect.stringMatching(/^\d+/), connectionsMost: 20 } },
        searchEngine: { status: 'UP', details: { documents: expect.any(Number), behindMs: 0 } },
        fileStore: { status: 'UP' },
        diskSpace: { status: 'UP', details: { threshold: 1024 ** 3 } },
        mailer: { status: 'UP', details: { kind: 'folder', mailsStuck: 0 } },
        jobs: { status: 'UP', details: { jobsFailed: 0, jobsWaiting: expect.any(Number) } },
        identity: { status: 'UP', details: { keyMadeAt: expect.any(String) } },
      },
    });
  });
});
