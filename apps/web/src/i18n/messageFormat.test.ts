import { createInstance, type TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { parsed } from '../../build/messages.ts';
import { messageFormat } from './messageFormat.ts';

const english = {
  plain: 'Don’t panic: it’s nothing',
  found: '{count, plural, one {<b>#</b> document} other {<b>#</b> documents}} of {publisher}',
  quoted: "Write '{name}' in braces",
  onlyEnglish: '{count, plural, one {One left} other {# left}}',
};
const arabic = {
  plain: 'لا تقلق',
  found:
    '{count, plural, zero {لا وثائق} one {وثيقة} two {وثيقتان} few {# وثائق} many {# وثيقة} other {# وثيقة}} من {publisher}',
  quoted: "'{name}'",
};

async function speaking(language: string): Promise<(key: string, values?: object) => string> {
  const words = createInstance().use(messageFormat);
  await words.init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { shell: parsed(english) }, ar: { shell: parsed(arabic) } },
    defaultNS: 'shell',
    keySeparator: false,
    nsSeparator: false,
  });
  const t: TFunction = words.t;
  return (key, values = {}) => Reflect.apply(t, words, [key, values]);
}

describe('a message', () => {
  it.each([
    ['en', 'plain', {}, 'Don’t panic: it’s nothing'],
    ['en', 'found', { count: 1, publisher: 'NSB' }, '<b>1</b> document of NSB'],
    ['en', 'found', { count: 1200, publisher: 'NSB' }, '<b>1,200</b> documents of NSB'],
    ['en', 'quoted', {}, 'Write {name} in braces'],
    ['ar', 'found', { count: 2, publisher: 'NSB' }, 'وثيقتان من NSB'],
    ['ar', 'plain', {}, 'لا تقلق'],
  ])('in %s named %s is filled in with %j', async (language, key, values, said) => {
    const t = await speaking(language);
    expect(t(key, values)).toBe(said);
  });

  it('that has no translation yet counts as English does, in English', async () => {
    const t = await speaking('ar');
    expect(t('onlyEnglish', { count: 2 })).toBe('2 left');
  });

  it('that cannot be read stops the build with its name', () => {
    expect(() => parsed({ broken: '{count, plural, one {#}' })).toThrow('The message broken cannot be read');
  });
});
