import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogRecord, type CatalogWork, type MarcRecord, marcForms } from '../index.ts';
import { readBack } from './testing/readBack.ts';

const standard: CatalogWork = {
  id: 'NSB|nsb-e-214-24',
  agency: 'library.nsb.example',
  kind: 'standard',
  number: 'NSB E 214-24',
  published: '2024-05-01',
  language: 'en',
  designation: 'NSB E 214-24',
  family: 'NSB E 214',
  title: 'The Creep of Bonded Anchors: Test Method',
  titles: { en: 'The Creep of Bonded Anchors: Test Method', ar: 'زحف المثبّتات الملصقة' },
  abstract: 'Anchors under load for {years}, at $5 & <more>.',
  publisher: 'Northern Standards Board',
  publisherCode: 'NSB',
  committee: 'E07.30 Fastenings',
  statusWord: 'Active',
  edition: '4',
  year: 2024,
  languages: ['en'],
  isTranslation: false,
  ics: ['91.100.30'],
  subjects: ['Fastening'],
  keywords: ['creep', 'anchor'],
  authors: [],
  editors: [],
  container: null,
  volume: null,
  issue: null,
  pages: null,
  place: null,
  doi: '10.5555/nsb.e.214',
  isbn: null,
  issn: null,
  extent: 18,
  earlier: [{ designation: 'NSB E 214-21', title: 'Creep of Anchors', id: 'NSB|nsb-e-214-21' }],
  later: [],
  url: 'https://library.nsb.example/document/?contentCode=NSB%7Cnsb-e-214-24',
  changedAt: new Date('2026-03-04T05:06:07Z'),
};

const article: CatalogWork = {
  ...standard,
  id: 'NSB|nsb-jbp-12-3-45',
  kind: 'article',
  designation: 'NSB JBP 12-3-45',
  title: 'How Sealing Tapes Age',
  authors: [{ family: 'Nygård', given: 'Solveig' }, { literal: 'Tape Working Party' }],
  container: 'Journal of Building Practice',
  volume: '12',
  issue: '3',
  pages: '45-67',
  issn: '0000-0019',
  committee: null,
};

/** The fields of a tag as people write them: `$aText$bMore`. */
const shown = ({ data }: MarcRecord, tag: string): string[] =>
  data
    .filter((field) => field.tag === tag)
    .map(
      ({ indicators, subfields }) =>
        `${indicators} ${subfields.map(([code, value]) => `$${code}${value}`).join('')}`,
    );

/** Tag and text of each field, where the directory of a record in ISO 2709 says that it is. */
function fieldsIn(bytes: Buffer): string[] {
  const base = Number(bytes.toString('latin1', 12, 17));
  const directory = bytes.toString('latin1', 24, base - 1).match(/.{12}/g) ?? [];
  return directory.map((entry) => {
    const start = base + Number(entry.slice(7));
    const end = start + Number(entry.slice(3, 7)) - 1;
    expect(bytes[end]).toBe(0x1e);
    return entry.slice(0, 3) + bytes.toString('utf8', start, end);
  });
}

/** A record without the lengths in its leader, which only a form of exchange knows. */
const withoutLengths = (record: MarcRecord): MarcRecord => ({
  ...record,
  leader: `00000${record.leader.slice(5, 12)}00000${record.leader.slice(17)}`,
});

describe('the record of a standard for catalogues', () => {
  const record = catalogRecord(standard);

  it('says in its fixed fields that it is a standard, online, in English, of its year', () => {
    expect(record.leader).toBe('00000nam a22000007c 4500');
    expect(record.leader[9]).toBe('a');
    const fixed = Object.fromEntries(record.control.map(({ tag, value }) => [tag, value]));
    expect(fixed).toMatchObject({
      '001': 'NSB|nsb-e-214-24',
      '003': 'library.nsb.example',
      '005': '20260304050607.0',
      '006': 'm     o  d        ',
      '007': 'cr |n|||||||||',
      '008': '260304s2024    xx |||| ou   |00| 0 eng d',
    });
    expect(fixed['006']).toHaveLength(18);
    expect(fixed['007']).toHaveLength(14);
    expect(fixed['008']).toHaveLength(40);
  });

  it('names it, its body, its editions and its place by the rules of RDA', () => {
    expect(shown(record, '020')).toEqual([]);
    expect(shown(record, '022')).toEqual([]);
    expect(shown(record, '024')).toEqual(['7  $a10.5555/nsb.e.214$2doi', '8  $aNSB E 214-24']);
    expect(shown(record, '040')).toEqual(['   $alibrary.nsb.example$beng$erda$clibrary.nsb.example']);
    expect(shown(record, '084')).toEqual(['   $a91.100.30$2ics']);
    expect(shown(record, '110')).toEqual(['2  $aNorthern Standards Board$eissuing body']);
    // Four letters are passed over where titles are put in order: "The ".
    expect(shown(record, '245')).toEqual(['14 $aThe Creep of Bonded Anchors: Test Method']);
    expect(shown(record, '246')).toEqual(['3  $aNSB E 214-24', '31 $aزحف المثبّتات الملصقة']);
    expect(shown(record, '264')).toEqual([
      ' 1 $a[Place of publication not identified]$bNorthern Standards Board$c2024',
    ]);
    expect(shown(record, '300')).toEqual(['   $a1 online resource (18 pages)']);
    expect(['336', '337', '338'].flatMap((tag) => shown(record, tag))).toEqual([
      '   $atext$btxt$2rdacontent',
      '   $acomputer$bc$2rdamedia',
      '   $aonline resource$bcr$2rdacarrier',
    ]);
    expect(shown(record, '490')).toEqual(['0  $aNSB standards$vE 214']);
    expect(shown(record, '710')).toEqual(['2  $aNorthern Standards Board$bE07.30 Fastenings']);
    expect(shown(record, '780')).toEqual([
      '00 $aNorthern Standards Board$tCreep of Anchors$oNSB E 214-21$w(library.nsb.example)NSB|nsb-e-214-21',
    ]);
    expect(shown(record, '785')).toEqual([]);
    expect(shown(record, '856')).toEqual([
      '40 $uhttps://library.nsb.example/document/?contentCode=NSB%7Cnsb-e-214-24$zRead online by subscribers',
    ]);
  });

  it('has its fields in numeric order', () => {
    const tags = record.data.map(({ tag }) => tag).filter((tag) => tag < '600');
    expect(tags).toEqual(tags.toSorted());
  });

  it('of an article names its authors and the journal around it', () => {
    const paper = catalogRecord(article);
    expect(paper.leader.slice(5, 10)).toBe('nab a');
    expect(paper.control.at(-1)?.value).toBe('260304s2024    xx || ||o|||||0   ||eng d');
    expect(shown(paper, '100')).toEqual(['1  $aNygård, Solveig$eauthor']);
    expect(shown(paper, '710')).toEqual([
      '2  $aTape Working Party$eauthor',
      '2  $aNorthern Standards Board$eissuing body',
    ]);
    expect(shown(paper, '773')).toEqual([
      '0  $tJournal of Building Practice$gVolume 12, issue 3, pages 45-67$x0000-0019',
    ]);
  });
});

describe('the forms of exchange', () => {
  it.each(['mrc', 'xml', 'txt'] as const)('%s is read by another program as it was written', async (form) => {
    for (const work of [standard, article]) {
      const record = catalogRecord(work);
      const back = await readBack(form, marcForms[form].write(record));
      expect(withoutLengths(back)).toEqual(record);
    }
  });

  it('mrc counts bytes, not letters', () => {
    const bytes = Buffer.from(marcForms.mrc.write(catalogRecord(standard)));
    expect(Number(bytes.toString('latin1', 0, 5))).toBe(bytes.length);
    expect(fieldsIn(bytes)).toContain('24631\u001faزحف المثبّتات الملصقة');
    expect(bytes.at(-1)).toBe(0x1d);
  });

  it('mrk spells what would begin a subfield, and blanks as backslashes', () => {
    const text = marcForms.mrk.write(catalogRecord(standard));
    expect(text).toContain('=LDR  00000nam\\a22000007c\\4500\r\n');
    expect(text).toContain(
      '=520  \\\\$aAnchors under load for {lcub}years{rcub}, at {dollar}5 & <more>.\r\n',
    );
    expect(text.endsWith('\r\n\r\n')).toBe(true);
  });

  /** A work that says the same few texts wherever it may say something. */
  const saying = (text: string, words: readonly string[]): CatalogWork => ({
    ...article,
    title: text,
    abstract: text,
    designation: 'NSB\u001e 1\n=001 x',
    keywords: words,
    subjects: words,
    titles: Object.fromEntries(words.map((word, at) => [`x${at}`, word])),
    authors: words.map((family) => ({ family, given: family })),
    editors: words.map((literal) => ({ literal })),
    earlier: words.map((word) => ({ designation: word, title: word, id: word })),
    later: words.map((word) => ({ designation: word, title: word, id: word })),
  });

  it('hold what there is of the longest record within what MARC can count', () => {
    const long = '𐀀'.repeat(3_000);
    const record = catalogRecord(
      saying(
        long,
        Array.from({ length: 100 }, (_, at) => long + at),
      ),
    );
    const mrc = Buffer.from(marcForms.mrc.write(record));
    expect(mrc.length).toBeLessThan(100_000);
    expect(fieldsIn(mrc)).toHaveLength(record.control.length + record.data.length);
    expect(shown(record, '856')).toHaveLength(1);
  });

  it('let no hostile text begin a field or end a record', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, fc.array(text, { maxLength: 4 }), async (title, words) => {
        const record = catalogRecord(saying(title, words));
        const mrc = marcForms.mrc.write(record);
        expect(mrc.split('\u001d')).toHaveLength(2);
        expect(fieldsIn(Buffer.from(mrc))).toEqual([
          ...record.control.map(({ tag, value }) => tag + value),
          ...record.data.map(
            ({ tag, indicators, subfields }) =>
              tag + indicators + subfields.map(([code, value]) => `\u001f${code}${value}`).join(''),
          ),
        ]);
        expect(withoutLengths(await readBack('xml', marcForms.xml.write(record)))).toEqual(record);
        const mrk = marcForms.mrk.write(record).trimEnd().split('\r\n');
        expect(mrk).toHaveLength(1 + record.control.length + record.data.length);
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });
});
