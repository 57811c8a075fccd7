import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { parsed } from '../../build/messages.ts';
import { askedPseudo, pseudoWords } from './pseudo.ts';

const english = {
  plain: 'Open <b>it</b>',
  found: '{count, plural, one {# document} other {# documents}} of {publisher}',
};

describe('the words that nobody speaks', () => {
  const words = pseudoWords(parsed(english));

  it('are English with accents, longer, in brackets, its marks as they were', () => {
    expect(words['plain']).toBe('[Ööþééñ <b>îîţ</b>]');
  });

  it('take what English takes', () => {
    const { found } = words;
    if (found === undefined || typeof found === 'string') throw new Error('The message has lost its parts');
    const said = new IntlMessageFormat(found, 'en').format({ count: 2, publisher: 'NSB' });
    expect(said).toBe('[2 ďööçûûɱééñţš ööƒ NSB]');
  });

  it('are asked for by a cookie', () => {
    expect(askedPseudo('locale=EN; pseudo=mirrored')).toBe('mirrored');
    expect(askedPseudo('locale=EN; pseudo=loud')).toBeNull();
  });
});
