import { describe, expect, it } from 'vitest';
import { safeArticle } from '../html.ts';

const articleOf = (page: string): string =>
  safeArticle(page, { language: 'en' })
    .html.replaceAll('\n', '')
    .replace(/^<article[^>]*>|<\/article>$/g, '');

describe('Notes, examples and warnings of a page keep their look', () => {
  it.each([
    [
      'ReSpec',
      '<div class="note" role="note" id="n"><div role="heading" class="note-title marker" id="h"><span>Note</span><span>: Loads</span></div><p class="">Hold it.</p></div>',
      '<aside id="s-n" class="note" role="note"><p><a id="s-h"></a><span class="label">Note</span>: Loads</p><p>Hold it.</p></aside>',
    ],
    [
      'ReSpec, an example',
      '<div class="example" id="e"><div class="marker"><a class="self-link" href="#e">Example<bdi> 2</bdi></a></div><pre>load()</pre></div>',
      '<aside id="s-e" class="example"><p><span class="label">Example 2</span></p><pre class="code">load()</pre></aside>',
    ],
    [
      'Bikeshed',
      '<p class="note" role="note"><span class="marker">Note:</span> Hold it.</p>',
      '<aside class="note" role="note"><p><span class="label">Note</span>: Hold it.</p></aside>',
    ],
    [
      'Asciidoctor',
      '<div class="admonitionblock caution"><table><tr><td class="icon"><i class="fa" title="Caution"></i></td><td class="content"><div class="paragraph"><p>Hold it.</p></div></td></tr></table></div>',
      '<aside class="warning" role="note"><p><span class="label">Caution</span></p><p>Hold it.</p></aside>',
    ],
    [
      'Metanorma',
      '<div class="Note"><p><span class="note_label">NOTE 1</span> Hold it.</p></div>',
      '<aside class="note" role="note"><p><span class="label">NOTE 1</span> Hold it.</p></aside>',
    ],
    [
      'Sphinx',
      '<div class="admonition warning"><p class="admonition-title">Warning</p><p>Hold it.</p></div>',
      '<aside class="warning" role="note"><p><span class="label">Warning</span></p><p>Hold it.</p></aside>',
    ],
    [
      'DocBook, whose title is no clause',
      '<div class="note"><h3 class="title">note</h3><p>Hold it.</p></div>',
      '<aside class="note" role="note"><p><span class="label">note</span></p><p>Hold it.</p></aside>',
    ],
  ])('as made by %s', (_, page, expected) => expect(articleOf(page)).toBe(expected));

  it('leaves clauses alone that are called notes or examples', () => {
    const { clauses } = safeArticle(
      '<div class="example"><h2>Loads</h2><p>Hold.</p><h2>Tests</h2><p>Try.</p></div>',
      { language: 'en' },
    );
    expect(clauses.map(({ clause }) => clause?.title)).toEqual(['Loads', 'Tests']);
  });
});
