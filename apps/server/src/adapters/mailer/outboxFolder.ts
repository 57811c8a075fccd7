import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from '../../ports/mailer.ts';
import { isMissing, writeWhole } from '../file-store/wholeFile.ts';
import { messageOf } from './message.ts';
import { readStored } from './readStored.ts';

const idPattern = /^[0-9a-f-]{36}$/;

/** Puts emails into a folder instead of sending them, each in a file that is named by its id and that mail programs open. */
export function outboxFolder(folder: string): Mailer {
  const pathOf = (id: string): string => {
    if (!idPattern.test(id)) throw new Error(`"${id}" is not the ID of an email`);
    return join(folder, `${id}.eml`);
  };
  return {
    atOnce: 4,
    storesLocally: true,
    send: async (mail) => {
      try {
        await writeWhole(pathOf(mail.id), await messageOf(mail));
      } catch (error) {
        return { outcome: 'unreachable', answer: error instanceof Error ? error.message : String(error) };
      }
      return { outcome: 'accepted', answer: `${mail.id}.eml` };
    },
    stored: async (id) => {
      try {
        return readStored(await readFile(pathOf(id)));
      } catch (cause) {
        if (isMissing(cause)) return null;
        throw cause;
      }
    },
    tryOut: async () => {
      const path = join(folder, `trial-${randomUUID()}`);
      await writeWhole(path, Buffer.from('A trial')).finally(() => rm(path, { force: true }));
    },
    close: async () => undefined,
  };
}
