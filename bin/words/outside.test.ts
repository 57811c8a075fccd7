import { describe, expect, it } from 'vitest';
import { wordsOutside } from './outside.mjs';

describe('the check of code', () => {
  it('finds words in the code of a screen', () => {
    expect(wordsOutside("const a = <p title={t('x')}>Hello {name}</p>;")).toEqual(['Hello']);
    expect(wordsOutside('const a = <input aria-label="Search" />;')).toEqual(['Search']);
    expect(wordsOutside('const a = <p>&nbsp;</p>;')).toEqual([]);
    expect(wordsOutside("const a = <b>{'مرحبا'}</b>;")).toEqual(['مرحبا']);
    expect(wordsOutside("const a = <p className='big'>{t('x')} · {n < 3 && <kbd>Esc</kbd>}</p>;")).toEqual(
      [],
    );
  });
});
