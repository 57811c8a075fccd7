import { readdirSync, readFileSync } from 'node:fs';
import { generatedStandards, standardsFolder } from '@norma/samples';
import { readSts, toHtml } from '@norma/sts';
import { Window } from 'happy-dom';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { folded } from '../../../../../packages/reader/src/html/find/fold.ts';
import { matchesIn } from '../../../../../packages/reader/src/html/find/matches.ts';
import { pageText } from '../../../../../packages/reader/src/html/find/pageText.ts';
import { bodyText } from '../../../../../packages/reader/src/pdf/bodyText.ts';
import { matchesOnPage } from '../../../../../packages/reader/src/pdf/matchesOnPage.ts';
import { typstPdfMaker } from './typstPdfMaker.ts';

const maker = typstPdfMaker();
afterAll(() => maker.close());

type Source = { name: string; xml: string; drawings: Record<string, string> };

/** The standards that are delivered with the demo. */
const delivered = readdirSync(standardsFolder)
  .filter((folder) => !folder.includes('.'))
  .flatMap((folder): Source[] => {
    const at = new URL(`${folder}/`, standardsFolder);
    const read = (name: string): string => readFileSync(new URL(name, at), 'utf8');
    const names = readdirSync(at);
    const drawings = Object.fromEntries(
      names.filter((name) => name.endsWith('.svg')).map((name) => [name, read(name)]),
    );
    return names.filter((name) => name.endsWith('.xml')).map((name) => ({ name, xml: read(name), drawings }));
  });

/** Of the others, some in each language. */
const generated = Object.values(
  Object.groupBy(generatedStandards().standards, ({ language }) => language),
).flatMap((standards = []) =>
  standards
    .slice(0, 3)
    .map(({ path, xml, drawings }): Source => ({ name: path, xml, drawings: Object.fromEntries(drawings) })),
);

const loose = { matchCase: false, wholeWords: false };

describe('finding a word counts the same in the PDF and in the HTML of a text [reader-008]', () => {
  // What pdf.js reads of Arabic has the parts of some words in another order; `rightToLeft.ts` says which.
  const all = [...delivered, ...generated].filter(({ xml }) => !/<standard[^>]*xml:lang="ar"/.test(xml));

  it.each(all.map((source) => [source.name, source] as const))('%s', async (_, source) => {
    const html = readHtml(source);
    const whole = folded(html.whole, loose);
    const pages = (await readPdf(source)).map((page) => folded(page, loose));
    const words = html.text.match(/\p{L}{4,}/gu) ?? [];
    expect(words.length).toBeGreaterThan(100);
    const unlike: string[] = [];
    for (const word of new Set(words.map((each) => folded(each, loose).text))) {
      const there = matchesIn(whole, word, loose).length;
      const here = pages.reduce((sum, page) => sum + matchesOnPage(page, word, loose).length, 0);
      if (here !== there) unlike.push(`${word}: ${here} instead of ${there}`);
    }
    expect(unlike).toEqual([]);
  });
});

/** The text of the HTML, without its formulas and symbols, which are no words, and as a whole. */
function readHtml({ xml, drawings }: Source): { text: string; whole: string } {
  const html = toHtml(readSts(xml), { graphic: (name) => drawings[name] });
  const textOf = (written: string): string => {
    const { document } = new Window();
    document.body.innerHTML = written;
    const article = document.querySelector('article');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two implementations of the DOM differ in types alone
    return pageText(article as unknown as Element, new Set()).text;
  };
  return {
    text: textOf(html.replaceAll(/<(math|sub)\b.*?<\/\1>/gs, ' ')),
    // A browser has the parts of formulas in a line; this one does not know them.
    whole: textOf(
      html.replaceAll(/<(\/?)m(?:ath|[a-z]*[a-z])\b(?<!<\/?mark|<\/?main|<\/?meta)[^>]*>/g, '<$1span>'),
    ),
  };
}

async function readPdf({ xml, drawings }: Source): Promise<string[]> {
  const pdf = await maker.make({ xml: Buffer.from(xml), graphics: drawings });
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const body = bodyText(document, { hasHtml: true });
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const content = await (await body.getPage(number)).getTextContent();
    pages.push(
      content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    );
  }
  await task.destroy();
  return pages;
}
