import { languages } from '@norma/contracts/fields';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';

const wordsOf = async (client: TestClient, locale: string): Promise<Record<string, string>> => {
  const answer = await client('GET', `/i18n/${locale}.json`);
  expect(answer.status).toBe(200);
  return answer.json();
};

describe('the words of the shell', () => {
  it('are answered by locale to anyone, by the wire’s code and by the tag, in any letter case [i18n-005]', async () => {
    const { anyone } = await startLibrary();
    const english = await wordsOf(anyone, 'EN');
    expect(english).toMatchObject({ 'menu.HOME': 'Home', 'menu.MY_ACCOUNT': 'My account' });
    const arabic = await wordsOf(anyone, 'AR');
    expect(arabic).toMatchObject({ 'menu.MY_ACCOUNT': expect.stringMatching(/\p{Script=Arabic}/u) });
    expect(Object.keys(arabic).toSorted()).toEqual(Object.keys(english).toSorted());
    expect(await wordsOf(anyone, 'ar')).toEqual(arabic);
  });

  it('are there for each of the fourteen languages, in words of its own, and for no address besides', async () => {
    const { anyone } = await startLibrary();
    const keys = Object.keys(await wordsOf(anyone, 'EN')).toSorted();
    for (const { wire, tag } of languages) {
      expect(Object.keys(await wordsOf(anyone, wire)).toSorted()).toEqual(keys);
      const words = await wordsOf(anyone, tag);
      expect(words).toEqual(await wordsOf(anyone, wire));
      if (tag !== 'en') expect(words['menu.MY_ACCOUNT']).not.toBe('My account');
    }
    expect(Object.keys(await wordsOf(anyone, 'tlh')).toSorted()).toEqual(keys);
    expect(Object.keys(await wordsOf(anyone, '..%2F..%2Fpackage')).toSorted()).toEqual(keys);
  });
});
