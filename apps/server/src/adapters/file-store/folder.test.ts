import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folderFileStore } from './folder.ts';

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'norma-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const keysOf = async (files: ReturnType<typeof folderFileStore>): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of files.keys()) keys.push(key);
  return keys.sort();
};

describe('files in a folder', () => {
  it('have the same key for the same bytes, and are named when asked for all', async () => {
    const files = folderFileStore(join(aFolder(), 'not there yet'));
    expect(await keysOf(files)).toEqual([]);
    const one = await files.put(Buffer.from('one'));
    const other = await files.put(Buffer.from('other'));
    expect(await files.put(Buffer.from('one'))).toBe(one);
    expect(await keysOf(files)).toEqual([one, other].sort());
    expect(Buffer.from(await files.read(other)).toString()).toBe('other');
  });

  it('that were never finished do not count', async () => {
    const folder = aFolder();
    const files = folderFileStore(folder);
    const key = await files.put(Buffer.from('whole'));
    writeFileSync(join(folder, key.slice(0, 2), `${key}.1.unfinished`), 'ha');
    mkdirSync(join(folder, 'lost+found'));
    expect(await keysOf(files)).toEqual([key]);
  });

  it('that cannot be stored are told with the folder that has no place for them', async () => {
    const folder = join(aFolder(), 'a file');
    writeFileSync(folder, '');
    await expect(folderFileStore(folder).put(Buffer.from('x'))).rejects.toThrow(
      `Could not save a file in ${folder}`,
    );
  });

  it.each(['', '../../etc/passwd', 'g'.repeat(64)])('have no such key as %j', async (key) => {
    await expect(folderFileStore(aFolder()).read(key)).rejects.toThrow();
  });
});
