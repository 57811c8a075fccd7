import { describe, expect, it } from 'vitest';
import { languageOfRequest } from './language.ts';

describe('the language of a page', () => {
  it.each([
    [{ cookie: 'locale=AR' }, 'ar'],
    [{ cookie: 'a=b; locale=ar; c=d', 'accept-language': 'en' }, 'ar'],
    [{ cookie: 'locale=EN', 'accept-language': 'ar' }, 'en'],
    [{ cookie: 'locale=nonsense', 'accept-language': 'ar' }, 'en'],
    [{ cookie: `locale=${'x'.repeat(5000)}` }, 'en'],
    [{ 'accept-language': 'xx,ar-EG;q=0.9,en;q=0.8' }, 'ar'],
    [{ 'accept-language': ';;;,' }, 'en'],
    [{ 'accept-language': 'en;q=0.5, ar' }, 'ar'],
    [{ 'accept-language': 'ar;q=0, en;q=0.1' }, 'en'],
    [{ 'accept-language': 'ar;q=nonsense' }, 'en'],
    [{ 'accept-language': 'nl, ar-SA;q=0.3' }, 'ar'],
    [{ 'accept-language': 'x,'.repeat(50_000) }, 'en'],
    [{}, 'en'],
  ])('for %j is %s', (headers, language) => {
    expect(languageOfRequest(headers, null)).toBe(language);
  });

  const speaking = (defaultLanguage: 'de' | null, mayChoose: boolean) => ({
    settings: { defaultLanguage, features: [{ code: 'language-selection', enabled: mayChoose }] },
  });

  it.each([
    [{}, speaking('de', true), 'de'],
    [{ 'accept-language': 'nl' }, speaking('de', true), 'de'],
    [{ 'accept-language': 'fr' }, speaking('de', true), 'fr'],
    [{ cookie: 'locale=AR' }, speaking('de', true), 'ar'],
    [{ cookie: 'locale=AR', 'accept-language': 'fr' }, speaking('de', false), 'de'],
    [{ 'accept-language': 'fr' }, speaking(null, false), 'fr'],
    [{}, speaking(null, true), 'en'],
  ])('for %j in a tenant with %j is %s [tenant-001]', (headers, tenant, language) => {
    expect(languageOfRequest(headers, tenant)).toBe(language);
  });
});
