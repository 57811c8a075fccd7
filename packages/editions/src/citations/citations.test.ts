import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bibtex, cite, citationStyles, cslItem, risCitation, type Citable } from '../index.ts';

const standard: Citable = {
  kind: 'standard',
  id: 'NSB E 214-24',
  title: 'Test Method for Creep of Bonded Anchors',
  titles: {},
  number: 'NSB E 214-24',
  authors: [],
  editors: [],
  publisher: 'Northern Standards Board',
  place: null,
  year: 2024,
  published: '2024-03-14',
  edition: '2024',
  container: null,
  volume: null,
  issue: null,
  pages: null,
  doi: null,
  isbn: null,
  issn: null,
  url: 'https://library.example/document/?contentCode=NSB%7Ce',
  language: 'en',
  abstract: '',
  keywords: [],
  statusWord: '',
};
const url = 'https://library.example/document/?contentCode=NSB%7Ce';
const ines = { family: 'Ravndal', given: 'Ines Marie' };
const tomas = { family: 'Eide', given: 'Tomas' };
const jean = { family: 'Aubert', given: 'Jean-Paul' };

const article: Citable = {
  ...standard,
  kind: 'article',
  number: null,
  title: 'How long does an anchor creep?',
  authors: [ines, tomas],
  container: 'Journal of Fastening',
  volume: '12',
  issue: '3',
  pages: '45-67',
  doi: '10.5555/jof.12.3.45',
};
const book: Citable = {
  ...standard,
  kind: 'book',
  title: 'Manual of Anchor Testing',
  number: 'MNL 12',
  authors: [jean],
  place: 'Vardal',
  edition: '2',
  isbn: '978-0-00-000000-2',
};
const chapter: Citable = {
  ...book,
  kind: 'chapter',
  title: 'Creep at elevated temperature',
  number: 'STP 31',
  edition: null,
  authors: [ines],
  editors: [tomas, jean],
  container: 'Anchors Under Load',
  pages: '101-118',
  doi: '10.5555/stp31.7',
};

describe('a citation', () => {
  it.each([
    [
      'apa',
      `Northern Standards Board. (2024). Test Method for Creep of Bonded Anchors (NSB E 214-24). ${url}`,
      'Ravndal, I. M., & Eide, T. (2024). How long does an anchor creep? Journal of Fastening, 12(3), 45–67. https://doi.org/10.5555/jof.12.3.45',
      `Aubert, J.-P. (2024). Manual of Anchor Testing (2nd ed.; MNL 12). Northern Standards Board. ${url}`,
      'Ravndal, I. M. (2024). Creep at elevated temperature. In T. Eide & J.-P. Aubert (Eds.), Anchors Under Load (STP 31, pp. 101–118). Northern Standards Board. https://doi.org/10.5555/stp31.7',
    ],
    [
      'mla',
      `Test Method for Creep of Bonded Anchors. NSB E 214-24, Northern Standards Board, 2024. ${url}`,
      'Ravndal, Ines Marie, and Tomas Eide. “How long does an anchor creep?” Journal of Fastening, vol. 12, no. 3, 2024, pp. 45–67. https://doi.org/10.5555/jof.12.3.45',
      `Aubert, Jean-Paul. Manual of Anchor Testing. 2nd ed., MNL 12, Northern Standards Board, 2024. ${url}`,
      'Ravndal, Ines Marie. “Creep at elevated temperature.” Anchors Under Load, edited by Tomas Eide and Jean-Paul Aubert, STP 31, Northern Standards Board, 2024, pp. 101–118. https://doi.org/10.5555/stp31.7',
    ],
    [
      'chicago',
      `Northern Standards Board. 2024. Test Method for Creep of Bonded Anchors. NSB E 214-24. ${url}`,
      'Ravndal, Ines Marie, and Tomas Eide. 2024. “How long does an anchor creep?” Journal of Fastening 12 (3): 45–67. https://doi.org/10.5555/jof.12.3.45',
      `Aubert, Jean-Paul. 2024. Manual of Anchor Testing. 2nd ed. MNL 12. Vardal: Northern Standards Board. ${url}`,
      'Ravndal, Ines Marie. 2024. “Creep at elevated temperature.” In Anchors Under Load, edited by Tomas Eide and Jean-Paul Aubert, 101–118. STP 31. Vardal: Northern Standards Board. https://doi.org/10.5555/stp31.7',
    ],
    [
      'iso690',
      `NSB E 214-24. Test Method for Creep of Bonded Anchors. Northern Standards Board, 2024. Available from: ${url}`,
      'RAVNDAL, Ines Marie; EIDE, Tomas. How long does an anchor creep? Journal of Fastening. 2024, vol. 12, no. 3, pp. 45–67. DOI: https://doi.org/10.5555/jof.12.3.45',
      `AUBERT, Jean-Paul. Manual of Anchor Testing. 2nd ed. Vardal: Northern Standards Board, 2024. MNL 12. ISBN 978-0-00-000000-2. Available from: ${url}`,
      'RAVNDAL, Ines Marie. Creep at elevated temperature. In: EIDE, Tomas; AUBERT, Jean-Paul (eds.). Anchors Under Load. Vardal: Northern Standards Board, 2024, pp. 101–118. STP 31. ISBN 978-0-00-000000-2. DOI: https://doi.org/10.5555/stp31.7',
    ],
    [
      'ieee',
      `Test Method for Creep of Bonded Anchors, NSB E 214-24, Northern Standards Board, 2024. [Online]. Available: ${url}`,
      'I. M. Ravndal and T. Eide, “How long does an anchor creep?” Journal of Fastening, vol. 12, no. 3, pp. 45–67, 2024, doi: 10.5555/jof.12.3.45.',
      `J.-P. Aubert, Manual of Anchor Testing, 2nd ed., MNL 12. Vardal: Northern Standards Board, 2024. [Online]. Available: ${url}`,
      'I. M. Ravndal, “Creep at elevated temperature,” in Anchors Under Load, T. Eide and J.-P. Aubert, Eds., STP 31. Vardal: Northern Standards Board, 2024, pp. 101–118, doi: 10.5555/stp31.7.',
    ],
    [
      'vancouver',
      `Northern Standards Board. Test Method for Creep of Bonded Anchors. NSB E 214-24. Northern Standards Board; 2024. Available from: ${url}`,
      'Ravndal IM, Eide T. How long does an anchor creep? Journal of Fastening. 2024;12(3):45–67. doi: https://doi.org/10.5555/jof.12.3.45',
      `Aubert JP. Manual of Anchor Testing. 2nd ed. Vardal: Northern Standards Board; 2024. MNL 12. Available from: ${url}`,
      'Ravndal IM. Creep at elevated temperature. In: Eide T, Aubert JP, editors. Anchors Under Load. Vardal: Northern Standards Board; 2024. p. 101–118. STP 31. doi: https://doi.org/10.5555/stp31.7',
    ],
  ] as const)(
    'in the style %s names a standard, an article, a manual and a chapter',
    (style, ...expected) => {
      expect([standard, article, book, chapter].map((work) => cite(work, style))).toEqual(expected);
    },
  );

  it('says that a date is not known, in the words of its style', () => {
    const undated = { ...book, year: null, published: null };
    const told = citationStyles.map(({ code }) => cite(undated, code));
    expect(told[0]).toContain('(n.d.)');
    expect(told[1]).toBe(
      `Aubert, Jean-Paul. Manual of Anchor Testing. 2nd ed., MNL 12, Northern Standards Board. ${url}`,
    );
    expect(told[2]).toContain('Aubert, Jean-Paul. n.d. Manual');
    expect(told[3]).toContain('[no date]');
    expect(told[4]).toContain('n.d.');
    expect(told[5]).toContain('[date unknown]');
  });

  it('of many authors names as many as its style does', () => {
    const many = {
      ...article,
      authors: Array.from({ length: 25 }, (_, at) => ({ family: `N${at}`, given: 'A' })),
    };
    expect(cite(many, 'apa')).toContain('N18, A., … N24, A. (2024)');
    expect(cite(many, 'mla')).toMatch(/^N0, A, et al\. “/);
    expect(cite(many, 'chicago')).toContain('A N6, et al. 2024.');
    expect(cite(many, 'iso690')).toMatch(/^N0, A et al\. How/);
    expect(cite(many, 'ieee')).toMatch(/^A\. N0 et al\., “/);
    expect(cite(many, 'vancouver')).toContain('N5 A, et al. How');
    const three = { ...article, authors: [ines, tomas, jean] };
    expect(cite(three, 'apa')).toContain('Ravndal, I. M., Eide, T., & Aubert, J.-P. (2024)');
    expect(cite(three, 'ieee')).toContain('I. M. Ravndal, T. Eide, and J.-P. Aubert, “');
  });

  it('of a book without authors names its editors, and without those its publisher', () => {
    const edited = { ...book, authors: [], editors: [tomas, ines] };
    expect(cite(edited, 'apa')).toContain('Eide, T., & Ravndal, I. M. (Eds.). (2024)');
    expect(cite(edited, 'mla')).toContain('Eide, Tomas, and Ines Marie Ravndal, editors. Manual');
    expect(cite(edited, 'vancouver')).toContain('Eide T, Ravndal IM, editors. Manual');
    expect(cite({ ...book, authors: [] }, 'chicago')).toBe(
      `Northern Standards Board. 2024. Manual of Anchor Testing. 2nd ed. MNL 12. Vardal. ${url}`,
    );
  });

  it('takes no initials of a name in a script without capitals', () => {
    const arabic = { ...article, title: 'زحف المراسي', authors: [{ family: 'حداد', given: 'ليلى سارة' }] };
    expect(cite(arabic, 'apa')).toContain('حداد, ليلى سارة. (2024). زحف المراسي.');
    expect(cite(arabic, 'ieee')).toContain('ليلى سارة حداد, “زحف المراسي,”');
    expect(cite({ ...article, authors: [{ family: 'Ковалёва', given: 'анна' }] }, 'apa')).toContain(
      'Ковалёва, А.',
    );
  });

  it('is one line for any texts, with one period after a title', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('a\r\nb', '\u2028', 'x\u202ey', '..'),
    );
    fc.assert(
      fc.property(
        hostile,
        hostile,
        fc.constantFrom('standard', 'article', 'book', 'chapter'),
        (title, family, kind) => {
          for (const { code } of citationStyles) {
            const text = cite({ ...chapter, kind, title, authors: [{ family, given: title }] }, code);
            expect(text).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
            expect(text.isWellFormed()).toBe(true);
          }
        },
      ),
    );
    for (const { code } of citationStyles) expect(cite(article, code)).not.toMatch(/creep\?[”]?[.,]/);
  });
});

describe('a citation as RIS', () => {
  it('tells a chapter with its book', () => {
    expect(risCitation(chapter).split('\r\n')).toEqual([
      'TY  - CHAP',
      'ID  - NSB E 214-24',
      'TI  - Creep at elevated temperature',
      'AU  - Ravndal, Ines Marie',
      'A2  - Eide, Tomas',
      'A2  - Aubert, Jean-Paul',
      'T2  - Anchors Under Load',
      'SN  - 978-0-00-000000-2',
      'M1  - STP 31',
      'SP  - 101',
      'EP  - 118',
      'PB  - Northern Standards Board',
      'CY  - Vardal',
      'PY  - 2024',
      'DA  - 2024/03/14/',
      'LA  - en',
      'DO  - 10.5555/stp31.7',
      `UR  - ${url}`,
      'ER  - ',
      '',
    ]);
    expect(risCitation(article)).toContain('TY  - JOUR\r\n');
    expect(risCitation(book)).toContain('TY  - BOOK\r\n');
    expect(risCitation(article)).toContain('JO  - Journal of Fastening\r\nVL  - 12\r\nIS  - 3\r\n');
    expect(risCitation(standard)).toContain('AU  - Northern Standards Board,\r\nSN  - NSB E 214-24\r\n');
  });

  it('tells a standard in all its languages, with its keywords and its status', () => {
    const told = risCitation({
      ...standard,
      titles: { en: standard.title, ar: 'طريقة اختبار الزحف' },
      abstract: 'Anchors under load.',
      keywords: ['creep', 'anchor'],
      statusWord: 'Active',
    });
    expect(told.split('\r\n')).toEqual([
      'TY  - STAND',
      'ID  - NSB E 214-24',
      'TI  - Test Method for Creep of Bonded Anchors',
      'TT  - طريقة اختبار الزحف',
      'AU  - Northern Standards Board,',
      'SN  - NSB E 214-24',
      'PB  - Northern Standards Board',
      'PY  - 2024',
      'DA  - 2024/03/14/',
      'ET  - 2024',
      'AB  - Anchors under load.',
      'KW  - creep',
      'KW  - anchor',
      'LA  - en',
      `UR  - ${url}`,
      'N1  - Active',
      'ER  - ',
      '',
    ]);
    expect(risCitation({ ...standard, published: '2024-05' })).toContain('DA  - 2024/05//\r\n');
  });

  it('writes a body as a family name alone, which EndNote would take apart otherwise', () => {
    const authors = [{ literal: 'Tape Working Party' }, { literal: 'Ends in a Comma, ' }, { literal: ' , ' }];
    expect(risCitation({ ...article, authors, editors: [{ literal: 'Board' }] })).toContain(
      'AU  - Tape Working Party,\r\nAU  - Ends in a Comma,\r\nA2  - Board,\r\n',
    );
  });

  it('begins no field and ends no record by its texts', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('a\r\nER  - \r\nTY  - BOOK', '\u2028TI  - y', '\u0000\u0085'),
    );
    fc.assert(
      fc.property(hostile, hostile, (title, family) => {
        const work = {
          ...chapter,
          title,
          titles: { fr: title },
          abstract: title,
          keywords: [title, family],
          statusWord: family,
          authors: [{ family, given: family }, { literal: title }],
        };
        const lines = risCitation(work).split(/\r\n|[\n\r\u2028\u2029\u0085]/);
        expect(lines.filter((line) => /^(TY|ER) {2}- /.test(line))).toEqual(['TY  - CHAP', 'ER  - ']);
        expect(lines.slice(0, -1).every((line) => /^[A-Z][A-Z0-9] {2}- /.test(line))).toBe(true);
      }),
    );
  });
});

describe('a citation as BibTeX', () => {
  it('tells a standard as a report of its body', () => {
    expect(bibtex(standard)).toBe(`@techreport{NSB-E-214-24,
  title = {{Test Method for Creep of Bonded Anchors}},
  author = {{Northern Standards Board}},
  type = {Standard},
  number = {NSB E 214-24},
  institution = {Northern Standards Board},
  year = {2024},
  month = {3},
  url = {${url}},
  language = {en}
}
`);
    expect(bibtex(article)).toContain('author = {Ravndal, Ines Marie and Eide, Tomas}');
    expect(bibtex(article)).toContain('pages = {45--67}');
    expect(bibtex(chapter)).toMatch(/^@incollection\{/);
  });

  it('escapes special TeX characters', () => {
    const text = bibtex({ ...article, title: '50 % of $x_1$ & \\input{passwd} ~ } #', container: 'A {B' });
    expect(text).toContain(
      'title = {{50 \\% of \\$x\\_1\\$ \\& {\\textbackslash}input{\\textbraceleft}passwd{\\textbraceright} {\\textasciitilde} {\\textbraceright} \\#}}',
    );
    const names = [{ family: 'Fast and Sons', given: 'A, B' }, { literal: 'Dust and Water' }];
    expect(bibtex({ ...article, authors: names })).toContain(
      'author = {{Fast and Sons}, {A, B} and {Dust and Water}}',
    );
  });

  it('has balanced braces for any texts', () => {
    const hostile = fc.string({ unit: fc.constantFrom('{', '}', '\\', '@', ',', '%', 'x', '\n', 'ع', '"') });
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, family, address) => {
        const work = { ...chapter, id: title, title, container: family, url: address, doi: address };
        const text = bibtex({ ...work, authors: [{ family, given: title }], editors: [{ literal: title }] });
        expect(depths(text)).toEqual({ min: 0, last: 0 });
        expect(text.match(/^@/gm)).toHaveLength(1);
        expect(text).toMatch(/^@incollection\{[A-Za-z0-9-]+,\n/);
      }),
    );
  });
});

describe('a citation as CSL-JSON', () => {
  it('tells a chapter with its book, and leaves out what is not known', () => {
    expect(cslItem(chapter)).toEqual({
      id: 'NSB E 214-24',
      type: 'chapter',
      title: 'Creep at elevated temperature',
      author: [ines],
      editor: [tomas, jean],
      issued: { 'date-parts': [[2024, 3, 14]] },
      'container-title': 'Anchors Under Load',
      publisher: 'Northern Standards Board',
      'publisher-place': 'Vardal',
      number: 'STP 31',
      page: '101-118',
      language: 'en',
      DOI: '10.5555/stp31.7',
      ISBN: '978-0-00-000000-2',
      URL: url,
    });
    expect(cslItem({ ...standard, published: null })).toMatchObject({
      type: 'standard',
      author: [{ literal: 'Northern Standards Board' }],
      issued: { 'date-parts': [[2024]] },
    });
    expect(cslItem({ ...standard, published: null, year: null })).not.toHaveProperty('issued');
  });
});

/** How deep the braces of a text go: at the least anywhere, and at its end. */
function depths(text: string): { min: number; last: number } {
  let [depth, min] = [0, 0];
  for (const character of text) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    min = Math.min(min, depth);
  }
  return { min, last: depth };
}
