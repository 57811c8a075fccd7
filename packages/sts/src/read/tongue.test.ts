import { describe, expect, it } from 'vitest';
import { toHtml } from '../html/to-html.ts';
import { plainText } from '../text/plain.ts';
import { aStandard } from '../testing/aStandard.ts';
import { toTypst } from '../typst/to-typst.ts';
import { readSts } from './read-sts.ts';

const none = { graphic: () => undefined };
const htmlOf = (body: string): string => toHtml(readSts(aStandard({ body })), none).replaceAll('\n', '');

describe('a text in several languages', () => {
  it('says the language of a section, its paragraphs and titles', () => {
    const html = htmlOf(
      `<sec id="a" xml:lang="fr"><title>Domaine</title><p>Les normes.</p><p xml:lang="en">The standards.</p></sec>
      <sec id="b"><title xml:lang="de">Umfang</title><p xml:lang="FRE">Une ligne.</p></sec>`,
    );
    expect(html).toContain('<section lang="fr" class="clause" id="s-a"');
    expect(html).toContain('<p>Les normes.</p><p lang="en">The standards.</p>');
    expect(html).toContain('<span class="clause-title"><span lang="de">Umfang</span></span>');
    expect(html).toContain('<p lang="fr">Une ligne.</p>');
  });

  it('says the direction where that is another one too', () => {
    const html = htmlOf(
      `<sec id="a" xml:lang="ar"><title>المجال</title><p>من 1 إلى 25.</p><p xml:lang="en">From 1 to 25.</p></sec>
      <p>The word <styled-content xml:lang="he">מילה</styled-content> is one.</p>`,
    );
    expect(html).toContain('<section lang="ar" dir="rtl" class="clause" id="s-a"');
    expect(html).toContain('<p>من <bdi dir="ltr">1</bdi> إلى <bdi dir="ltr">25</bdi>.</p>');
    expect(html).toContain('<p lang="en" dir="ltr">From 1 to 25.</p>');
    expect(html).toContain('The word <span lang="he" dir="rtl">מילה</span> is one.');
  });

  it('says it of lists, cells, notes, footnotes and terms', () => {
    const html = htmlOf(
      `<list><list-item xml:lang="fr"><p>Un point</p></list-item></list>
      <table-wrap><table><tbody><tr><td xml:lang="fr">Une case</td></tr></tbody></table></table-wrap>
      <non-normative-note xml:lang="fr"><label>NOTE</label><p>Une note</p></non-normative-note>
      <p>Called<fn xml:lang="fr"><p>Un appel</p></fn>.</p>
      <sec id="t"><title>Terms</title><term-sec id="t.1"><label>3.1</label><tbx:termEntry>
        <tbx:langSet xml:lang="en"><tbx:definition>slow flow</tbx:definition><tbx:tig><tbx:term>creep</tbx:term></tbx:tig></tbx:langSet>
        <tbx:langSet xml:lang="fr"><tbx:definition>écoulement lent</tbx:definition><tbx:tig><tbx:term>fluage</tbx:term></tbx:tig></tbx:langSet>
      </tbx:termEntry></term-sec></sec>`,
    );
    for (const words of ['Un point', 'Une case', 'Une note', 'Un appel', 'écoulement lent', 'fluage'])
      expect([
        words,
        new RegExp(`lang="fr"[^>]*>(?:<p><span class="label">NOTE</span> )?${words}`).test(html),
      ]).toEqual([words, true]);
    expect(html).not.toMatch(/lang="[^"]*"[^>]*>(slow flow|creep)/);
  });

  it.each(['en', 'en-GB', '', 'und', 'mul', 'x', 'no language', '"><script>'])(
    'says nothing where it is %j, which is no other language',
    (language) => {
      const written = language.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(
        htmlOf(`<p xml:lang="${written}">One <italic xml:lang="${written}">word</italic>.</p>`),
      ).toContain('<p>One <i>word</i>.</p>');
    },
  );

  it('is searched and printed with all its words', () => {
    const standard = readSts(
      aStandard({ body: '<p xml:lang="fr">Une <bold xml:lang="ar">كلمة</bold>.</p>' }),
    );
    expect(plainText(standard)).toBe('Une كلمة.');
    expect(toTypst(standard, none).source).toContain('text(lang: "fr", par(');
    expect(toTypst(standard, none).source).toContain('text(lang: "ar", dir: rtl, strong("كلمة"))');
  });
});
