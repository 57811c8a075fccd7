import { describe, expect, it } from 'vitest';
import { speak, spokenLanguages } from './speak.ts';

describe('the words of the server', () => {
  it('are spoken in English and Arabic, with the plural forms of each, in Western digits', () => {
    expect(spokenLanguages).toEqual(expect.arrayContaining(['en', 'ar']));
    expect(speak('pages', 'en', 'locked', { minutes: 1 })).toContain('for 1 minute.');
    expect(speak('pages', 'en', 'locked', { minutes: 15 })).toContain('for 15 minutes.');
    expect(speak('pages', 'ar', 'locked', { minutes: 2 })).toContain('لمدة دقيقتين');
    expect(speak('pages', 'ar', 'locked', { minutes: 15 })).toContain('لمدة 15 دقيقة');
  });

  it('are English in a language that has none', () => {
    expect(speak('pages', 'tlh', 'signIn')).toBe('Sign in');
    expect(speak('stamp', 'tlh', 'downloaded', { day: 'Mar 04 2024' })).toBe('Downloaded Mar 04 2024');
  });

  it('leave alone what is put into them', () => {
    const host = '<b>{minutes}</b>';
    expect(speak('pages', 'en', 'unknownText', { host })).toContain(`The address ${host} names`);
  });
});
