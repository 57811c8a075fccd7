import { readFile } from 'node:fs/promises';
import { standardsFolder } from '@norma/samples';
import { afterAll, describe, expect, it } from 'vitest';
import type { PageNote, Stamp, Stamped } from '../../ports/pdf-stamper.ts';
import { readPdf } from '../pdf-maker/testing/readPdf.ts';
import { typstPdfMaker } from '../pdf-maker/typstPdfMaker.ts';
import { pdfiumReader } from '../pdf-reader/pdfiumReader.ts';
import { makePdf } from './testing/makePdf.ts';
import { shownPages } from './testing/shownPages.ts';
import { threadedStamper } from './threadedStamper.ts';

const stamper = threadedStamper();
const reader = pdfiumReader();
const maker = typstPdfMaker();
afterAll(() => Promise.all([stamper.close(), reader.close(), maker.close()]));

const english: Stamp = {
  lines: [['Downloaded by Ines Ravndal', 'Halvorsen Consulting', 'Nov 21 2026'], ['Licensed copy']],
  language: 'en',
  notes: [],
};
const watch = { signal: new AbortController().signal, onProgress: () => undefined };

const whole = (pdf: Uint8Array, { repaired, end }: Stamped): Buffer => Buffer.concat([repaired ?? pdf, end]);

/** The bytes in shared memory, as the server hands them to the thread. */
function shared(bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(new SharedArrayBuffer(bytes.length));
  block.set(bytes);
  return block;
}

async function stamped(pdf: Uint8Array, stamp: Partial<Stamp> = {}): Promise<Buffer> {
  const answer = await stamper.stamp({ pdf: shared(pdf), stamp: { ...english, ...stamp } }, watch);
  if ('problem' in answer) throw new Error(answer.problem);
  return whole(pdf, answer);
}

const textOf = async (pdf: Uint8Array): Promise<string> => {
  const content = await reader.read(pdf);
  return 'texts' in content ? content.texts.join('\n') : content.problem;
};

describe('a stamp', () => {
  it.each(['lines', 'streams'] as const)(
    'stands on every page of a file whose tables are %s, and leaves its bytes as they were',
    async (form) => {
      const pdf = makePdf([{}, {}, {}], form);
      const bytes = await stamped(pdf);
      expect(bytes.subarray(0, pdf.length).equals(pdf)).toBe(true);
      const text = await textOf(bytes);
      expect(text.match(/Page \d/g)).toEqual(['Page 1', 'Page 2', 'Page 3']);
      expect(text.match(/Downloaded by Ines Ravndal · Halvorsen Consulting · Nov 21 2026/g)).toHaveLength(3);
    },
  );

  it.each(['lines', 'streams'] as const)(
    'can follow a stamp, in a file whose tables are %s',
    async (form) => {
      const twice = await stamped(await stamped(makePdf([{}], form)), { lines: [['Then by Tomas Eide']] });
      expect(await textOf(twice)).toMatch(/Then by Tomas Eide/);
    },
  );

  it.each([
    ['upright', { media: [0, 0, 595, 842] }],
    ['sideways', { media: [0, 0, 842, 595] }],
    ['turned by 90', { rotate: 90 }],
    ['turned by 180', { rotate: 180 }],
    ['turned by 270', { rotate: 270 }],
    ['turned by -90', { rotate: -90 }],
    ['whose corner is elsewhere', { media: [-100, 300, 495, 1142] }],
    ['cut at its edges', { media: [0, 0, 700, 900], crop: [50, 60, 645, 802] }],
    ['cut and turned', { media: [0, 0, 700, 900], crop: [50, 60, 645, 802], rotate: 90 }],
    ['with its corners the other way round', { media: [595, 842, 0, 0] }],
    ['as small as a card', { media: [0, 0, 150, 90] }],
    ['as large as a drawing', { media: [0, 0, 3370, 2384] }],
  ] as const)('stands upright below all that a page %s shows', async (_, page) => {
    const pdf = makePdf([page]);
    const [before] = await shownPages(pdf);
    const [after] = await shownPages(await stamped(pdf));
    if (!before || !after) throw new Error('There is no page');
    expect(after.width).toBeCloseTo(before.width, 1);
    expect(after.height).toBeGreaterThan(before.height);
    const lines = after.texts.filter(({ text }) => /Downloaded|Licensed/.test(text));
    expect(lines.map(({ text }) => text)).toEqual([expect.stringMatching(/^Downloaded/), 'Licensed copy']);
    for (const { isUpright, left, right, baseline } of lines) {
      expect(isUpright).toBe(true);
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(after.width);
      expect(baseline).toBeGreaterThan(before.height);
      expect(baseline).toBeLessThan(after.height);
    }
    // What was there is where it was.
    expect(after.texts.filter(({ text }) => text.startsWith('Page'))).toEqual(before.texts);
  });

  it('is drawn plainly where a page leaves its own settings behind', async () => {
    const contents = '0.1 0 0 0.1 300 300 cm 1 0 0 rg BT /F1 12 Tf 3 Tr (Page 1) Tj ET';
    const [page] = await shownPages(await stamped(makePdf([{ contents }])));
    const line = page?.texts.find(({ text }) => text.startsWith('Downloaded'));
    expect(line?.isUpright).toBe(true);
    expect(line?.baseline).toBeGreaterThan(842);
  });

  it('keeps the tags, outline, language and title of a standard', async () => {
    const source = await maker.make({
      xml: await readFile(new URL('nsb/e-214-24.xml', standardsFolder)),
      graphics: {},
    });
    const [before, after] = [await readPdf(source), await readPdf(await stamped(source))];
    expect({ ...after, text: '', fonts: null }).toEqual({ ...before, text: '', fonts: null });
    expect(before.isTagged).toBe(true);
    expect(after.text).toContain('DownloadedbyInesRavndal');
  });

  it.each([
    ['Arabic', 'ليلى حداد', 'شركة هالفورسن للاستشارات'],
    ['Chinese', '李张伟', '哈尔沃森咨询公司'],
    ['Japanese', '山田 さくら', 'ヴァルダル港湾局'],
    ['Korean', '김철수', '할보르센 컨설팅'],
    ['Greek', 'Ξένια Παπαδοπούλου', 'Σύμβουλοι Α.Ε.'],
    ['Cyrillic', 'Иван Їжакевич', 'ООО «Хальворсен»'],
  ])('in %s is written and read out right', async (_, name, account) => {
    const text = await textOf(await stamped(makePdf([{}]), { lines: [['Downloaded by', name, account]] }));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`${name} · ${account}`);
    expect(text).toContain('Downloaded by');
  });

  it.each([
    ['Hebrew', 'ליאור כהן'],
    ['Armenian', 'Արմեն Պետրոսյան'],
    ['Georgian', 'გიორგი ბერიძე'],
    ['Ethiopic', 'አበበ ከበደ'],
    ['Devanagari', 'प्रिया शर्मा'],
    ['Bengali', 'গীতা দাস'],
    ['Tamil', 'தமிழரசி'],
    ['Telugu', 'లక్ష్మి రావు'],
    ['Thai', 'สมชาย ใจดี'],
  ])('with a name in %s has a face for it in the file, and reads out right', async (script, name) => {
    const pdf = await stamped(makePdf([{}]), { lines: [['Downloaded by', name]] });
    const { fonts } = await readPdf(pdf);
    expect([...fonts].filter((font) => !/Helvetica|PlexSans/.test(font))).toEqual([
      expect.stringContaining(`NotoSans${script}`),
    ]);
    expect((await textOf(pdf)).replaceAll(/\s+/g, ' ')).toContain(name);
  });

  it('in the language of an Arabic library is written from the right, a Latin name whole in it', async () => {
    const lines = [['نزّلها', 'Ines Ravndal', 'ليلى حداد', '21 نوفمبر 2026']];
    const text = await textOf(await stamped(makePdf([{}]), { lines, language: 'ar' }));
    expect(text).toContain('ليلى حداد');
    expect(text).toContain('Ines Ravndal');
    expect(text.indexOf('ليلى')).toBeLessThan(text.indexOf('Ines'));
  });

  it('takes signs of typesetting and of PDF for what they are', async () => {
    const name = '#panic("x") $a$ *b* \\ ) endstream endobj <<>>';
    expect(await textOf(await stamped(makePdf([{}]), { lines: [[name]] }))).toContain(name);
  });
});

describe('notes', () => {
  const note = (page: number, text: string): PageNote => ({
    id: `note-${page}-${text}`,
    page,
    text,
    author: 'ليلى حداد',
    at: new Date('2026-11-21T08:00:00Z'),
  });

  it('stand on their pages as annotations, beside those that were there', async () => {
    const pdf = makePdf([
      {},
      {
        annotations: '<</Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents (Of before) /T (Editor)>>',
      },
    ]);
    const notes = [
      note(2, 'تحقق من الحمل'),
      note(2, 'Check (the) load\\\nand torque 😀'),
      note(9, 'beyond the end'),
    ];
    const [first, second] = await shownPages(await stamped(pdf, { notes }));
    expect(first?.notes).toEqual([]);
    expect(second?.notes).toEqual([
      { text: 'Of before', author: 'Editor' },
      { text: 'تحقق من الحمل', author: 'ليلى حداد' },
      { text: 'Check (the) load\\\nand torque 😀', author: 'ليلى حداد' },
      // Of a page that is not there: it is on the last one.
      { text: 'beyond the end', author: 'ليلى حداد' },
    ]);
  });

  it.each([{}, { rotate: 90 }, { media: [-100, 300, 495, 1142] as const }])(
    'mark passages in the page’s own coordinates, also on a page %j',
    async (page) => {
      const quads = [
        [100, 710, 300.25, 710, 100, 698, 300.25, 698],
        [-20, 696, 180, 696, -20, 684, 180, 684],
      ];
      const mark = { ...note(1, 'Check this'), subject: 'Load', quads };
      const [shown] = await shownPages(await stamped(makePdf([page]), { notes: [mark] }));
      expect(shown?.notes).toEqual([]);
      expect(shown?.highlights).toEqual([
        { text: 'Check this', author: 'ليلى حداد', modified: 'D:20261121080000Z', quads },
      ]);
    },
  );
});

describe('a file that is not as it should be', () => {
  const pdf = makePdf([{}, {}]);

  it('is written anew where its tables are broken, and stamped then', async () => {
    const broken = Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7'), 'latin1');
    const answer = await stamper.stamp({ pdf: shared(broken), stamp: english }, watch);
    if ('problem' in answer) throw new Error(answer.problem);
    expect(answer.repaired).not.toBeNull();
    expect((await textOf(whole(broken, answer))).match(/Downloaded by/g)).toHaveLength(2);
  });

  it.each([
    ['is none', Buffer.from('no PDF at all')],
    ['is empty', Buffer.alloc(0)],
    ['ends after its first bytes', pdf.subarray(0, 60)],
    [
      'names its own pages in a circle',
      Buffer.from(pdf.toString('latin1').replace('/Kids [10 0 R', '/Kids [2  0 R'), 'latin1'),
    ],
  ])('is refused where it %s, and the next one is stamped', async (_, bytes) => {
    const answer = await stamper.stamp({ pdf: shared(bytes), stamp: english }, watch);
    expect(answer).toEqual({ problem: 'unreadable' });
    expect(await textOf(await stamped(pdf))).toContain('Downloaded by');
  });
});

describe('stamping', () => {
  it('that takes too long is broken off, and the next file gets another thread', async () => {
    const hasty = threadedStamper({ timeLimitMs: 1 });
    const pdf = makePdf(Array.from({ length: 1000 }, () => ({})));
    for (let time = 0; time < 2; time += 1)
      expect(await hasty.stamp({ pdf, stamp: english }, watch)).toEqual({ problem: 'time-limit' });
    await hasty.close();
  });

  it('tells how far it is, and stops when nobody waits', async () => {
    const pdf = makePdf(Array.from({ length: 1000 }, () => ({})));
    const leaving = new AbortController();
    const heard: number[] = [];
    const left = stamper.stamp(
      { pdf, stamp: english },
      {
        signal: leaving.signal,
        onProgress: ({ pages, done }) => {
          expect(pages).toBe(1000);
          heard.push(done);
          leaving.abort();
        },
      },
    );
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    expect(heard[0]).toBeLessThan(1000);
    expect(await textOf(await stamped(makePdf([{}])))).toContain('Downloaded by');
  });
});
