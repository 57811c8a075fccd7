import { describe, expect, it } from 'vitest';
import { shownPages } from '../../adapters/pdf-stamper/testing/shownPages.ts';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { anAnchor, current, deactivate, make } from './testing/marks.ts';

const download = async (client: TestClient) => {
  const path = `/api/documents/download?contentCode=${encodeURIComponent(current)}&compassPoints=true`;
  const answer = await client('GET', path);
  expect(answer.status).toBe(200);
  return shownPages(Buffer.from(await answer.arrayBuffer()));
};

/** The corners of a piece of a line on the page where a viewer shows a text. */
async function quadOf(client: TestClient, passage: string) {
  const pdf = await client(
    'GET',
    `/api/documents/pdf/contentCode?contentCode=${encodeURIComponent(current)}`,
  );
  const content = (pdf.headers.get('etag') ?? '').replaceAll('"', '');
  const pages = await shownPages(Buffer.from(await pdf.arrayBuffer()));
  const at = pages.findIndex(({ texts }) => texts.some(({ text }) => text.includes(passage)));
  const page = pages[at];
  const found = page?.texts.find(({ text }) => text.includes(passage));
  if (!page || !found) throw new Error(`No page shows ${passage}`);
  const { left, right } = found;
  const bottom = page.height - found.baseline - 2;
  const quad = [left, bottom + 12, right, bottom + 12, left, bottom, right, bottom];
  return { page: at + 1, quad, content };
}

describe('compass points in a download', () => {
  it('are on the words that they mark, with author, name, text and day, as another viewer shows [downloads-005]', async () => {
    const library = await startLibrary();
    const [client, colleague] = [await library.as('individual'), await library.as('colleague-2')];
    const { page, quad, content } = await quadOf(client, 'Scope');
    const selectionMetadata = {
      selectionText: 'Scope',
      anchor: { ...anAnchor, content, quote: 'Scope', pages: [{ page, quads: [quad, quad] }] },
    };
    const made = await make(colleague, {
      name: 'نطاق',
      description: '<p>Only <b>anchors</b> &amp; screws</p><p>Not rivets</p>',
      selectionMetadata,
    });
    const pages = await download(client);
    const [mark, ...others] = pages.flatMap(({ highlights }) => highlights);
    expect(others).toEqual([]);
    expect(pages[page - 1]?.highlights).toEqual([mark]);
    expect(mark).toMatchObject({
      author: 'حداد ليلى',
      text: 'نطاق\nOnly anchors & screws\nNot rivets\nSite B',
      modified: `D:${made.modifiedDate.replaceAll(/[-:T]|\..*/g, '')}Z`,
    });
    expect(mark?.quads).toHaveLength(2);
    // Within the hundredth of a point, whatever order the viewer gives the corners.
    const box = ([...numbers]: readonly number[]) => [
      Math.min(...numbers.filter((_, at) => at % 2 === 0)),
      Math.min(...numbers.filter((_, at) => at % 2 === 1)),
      Math.max(...numbers.filter((_, at) => at % 2 === 0)),
      Math.max(...numbers.filter((_, at) => at % 2 === 1)),
    ];
    for (const shown of mark?.quads ?? [])
      for (const [at, value] of box(shown).entries()) expect(value).toBeCloseTo(box(quad)[at] ?? 0, 2);
  });

  it('that have no place on its pages are told at their edge, none of them lost', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const html = { ...anAnchor, format: 'html', pages: undefined };
    await make(client, { name: 'Of the HTML', selectionMetadata: { selectionText: 'x', anchor: html } });
    await make(client, {
      name: 'Of another file',
      selectionMetadata: { selectionText: 'x', anchor: { ...anAnchor, content: 'another' } },
    });
    await make(client, { name: 'Of old', selectionMetadata: { selectionText: 'Torque', pageNumber: 3 } });
    await make(client, {
      name: 'Beyond the end',
      selectionMetadata: { selectionText: 'x', pageNumber: 9999 },
    });
    const pages = await download(client);
    const titles = pages.map(({ notes }) => notes.map(({ text }) => text.split('\n').at(-3)));
    expect(titles[0]).toEqual(['Of the HTML']);
    expect(titles[1]).toEqual(['Of another file']);
    expect(titles[2]).toEqual(['Of old']);
    expect(titles.at(-1)).toEqual(['Beyond the end']);
    expect(pages[0]?.notes[0]?.text).toBe(
      '5.1\n“The anchor is installed”\nOf the HTML\nCheck the torque\nSite B',
    );
    expect(pages.flatMap(({ highlights }) => highlights)).toEqual([]);
  });

  it('are those that its reader sees, active ones alone', async () => {
    const library = await startLibrary();
    const [client, elsewhere] = [await library.as('individual'), await library.as('operator')];
    await make(elsewhere, { name: 'Of another account' });
    await make(await library.as('colleague'), { name: 'Of a colleague' });
    await deactivate(client, (await make(client, { name: 'Deactivated' })).compassPointID);
    const marks = (await download(client)).flatMap(({ highlights }) => highlights);
    expect(marks.map(({ text }) => text.split('\n')[0])).toEqual(['Of a colleague']);
  });
});
