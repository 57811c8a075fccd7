import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStored } from '../adapters/mailer/readStored.ts';
import type { StoredMail } from '../ports/mailer.ts';
import type { TestLibrary } from './library.ts';

/** An email in the outbox of a library: both of its texts, and its headers as they are there. */
export type OutboxMail = StoredMail & {
  readonly id: string;
  readonly to: string;
  readonly header: (name: string) => string;
};

/** What has gone out of a library so far whose jobs are done (`doesJobs`), of every tenant; wait for it with `expect.poll`. */
export function outboxOf({ dataDir }: Pick<TestLibrary, 'dataDir'>): OutboxMail[] {
  const folder = join(dataDir, 'outbox');
  return namesIn(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => {
      const message = readFileSync(join(folder, name));
      const headers =
        message
          .toString('utf8')
          .split('\r\n\r\n')[0]
          ?.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
      const header = (wanted: string): string =>
        decoded(new RegExp(`^${wanted}: (.*)$`, 'im').exec(headers)?.[1] ?? '');
      return { id: name.slice(0, -'.eml'.length), to: header('to'), header, ...readStored(message) };
    });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Encoded words of a header (RFC 2047) as what they mean. */
const decoded = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, said: string) => {
      if (how.toUpperCase() === 'B') return Buffer.from(said, 'base64').toString('latin1');
      return said
        .replaceAll('_', ' ')
        .replaceAll(/=([0-9A-F]{2})/gi, (_each, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        );
    })
    .replace(/^[\s\S]*$/, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
