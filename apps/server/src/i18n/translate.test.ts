import { describe, expect, it } from 'vitest';
import { translate, translatedLanguages } from './translate.ts';

describe('the messages of the server', () => {
  it('are translated into English and Arabic, with the plural forms of each, in Western digits', () => {
    expect(translatedLanguages).toEqual(expect.arrayContaining(['en', 'ar']));
    expect(translate('pages', 'en', 'locked', { minutes: 1 })).toContain('for 1 minute.');
    expect(translate('pages', 'en', 'locked', { minutes: 15 })).toContain('for 15 minutes.');
    expect(translate('pages', 'ar', 'locked', { minutes: 2 })).toContain('لمدة دقيقتين');
    expect(translate('pages', 'ar', 'locked', { minutes: 15 })).toContain('لمدة 15 دقيقة');
  });

  it('are English in a language that has none', () => {
    expect(translate('pages', 'tlh', 'signIn')).toBe('Sign in');
    expect(translate('stamp', 'tlh', 'downloaded', { day: 'Mar 04 2024' })).toBe('Downloaded Mar 04 2024');
  });

  it('leave alone what is put into them', () => {
    const host = '<b>{minutes}</b>';
    expect(translate('pages', 'en', 'unknownText', { host })).toContain(`There is no library at ${host}.`);
  });
});
