import { describe, expect, it } from 'vitest';
import { framePage, speechOf } from './frame.ts';

describe('the page of a frame', () => {
  const page = {
    article: '<article lang="ar" dir="rtl"><p>نص</p></article>',
    title: 'A & "B"',
    styles: 'p{}',
    nonce: 'n1',
    attributes: [],
  };

  it('has the language and direction of its document', () => {
    expect(framePage(page)).toContain('<html lang="ar" dir="rtl">');
    expect(speechOf('<article class="standard" lang="ja">')).toEqual({ language: 'ja', direction: 'ltr' });
    expect(speechOf('<p>')).toEqual({ language: 'und', direction: 'ltr' });
  });

  it('has its colours from the first moment', () => {
    const attributes: [string, string][] = [['data-paper', 'w"arm']];
    expect(framePage({ ...page, attributes })).toContain('dir="rtl" data-paper="w&quot;arm">');
  });

  it('carries its style with the nonce of the page around it', () => {
    expect(framePage(page)).toContain('<style nonce="n1">p{}</style>');
  });

  it('lets neither its title nor its style break out', () => {
    const source = framePage({
      ...page,
      title: '</title><script>',
      styles: 'a::after{content:"</style><script>"}',
    });
    expect(source.match(/<\/style>/g)).toHaveLength(1);
    expect(source.match(/<\/title>/g)).toHaveLength(1);
  });
});
