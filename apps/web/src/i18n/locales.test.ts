import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@norma/contracts/fields';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../build/messages.ts';

const locales = new URL('../locales/', import.meta.url);
const tags = languages.map(({ tag }) => tag);

const filesOf = (tag: string): string[] => readdirSync(new URL(`${tag}/`, locales)).toSorted();

const keysOf = (tag: string, file: string): string[] =>
  Object.keys(messagesOf(readFileSync(new URL(`${tag}/${file}`, locales), 'utf8'))).toSorted();

describe('the messages', () => {
  it('have a folder for each language of the interface', () => {
    expect(readdirSync(locales).toSorted()).toEqual(tags.toSorted());
  });

  it.each(tags)('in %s have every namespace of English, and its keys', (tag) => {
    expect(filesOf(tag)).toEqual(filesOf('en'));
    for (const file of filesOf('en')) expect(keysOf(tag, file), file).toEqual(keysOf('en', file));
  });

  it('are typed by the English file of each namespace', () => {
    const types = readFileSync(new URL('messages.ts', import.meta.url), 'utf8');
    const typed = [...types.matchAll(/locales\/en\/([\w-]+\.json)'/g)].map(([, file = '']) => file);
    expect(typed.toSorted()).toEqual(filesOf('en'));
  });

  it('are in files named in kebab-case', () => {
    expect(filesOf('en').filter((file) => !/^[a-z]+(-[a-z]+)*\.json$/.test(file))).toEqual([]);
  });
});
