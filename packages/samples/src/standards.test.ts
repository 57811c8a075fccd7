import { readFileSync } from 'node:fs';
import { parseXmlDocument } from 'slimdom';
import { describe, expect, it } from 'vitest';
import { publishers } from './publishers.ts';
import { byId, elements, readEditions, textOf } from './testing/editions.ts';

const library = readEditions();
const table = library.map((edition) => ({ path: edition.path, edition }));

const listed = [
  // path, designation, family, edition, language, status
  ['hi/4410-2-2016.xml', 'HI 4410-2:2016', 'HI 4410-2', '1', 'en', 'Withdrawn'],
  ['hi/4410-2-2022.xml', 'HI 4410-2:2022', 'HI 4410-2', '2', 'en', 'Adopted'],
  ['nsb/e-214-18.xml', 'NSB E 214-18', 'NSB E 214', '2', 'en', 'Historical'],
  ['nsb/e-214-21.xml', 'NSB E 214-21', 'NSB E 214', '3', 'en', 'Previous'],
  ['nsb/e-214-24-ar.xml', 'NSB E 214-24', 'NSB E 214', '4', 'ar', 'Active'],
  ['nsb/e-214-24.xml', 'NSB E 214-24', 'NSB E 214', '4', 'en', 'Active'],
  ['pic/rp-1173-2015.xml', 'PIC RP 1173:2015', 'PIC RP 1173', '1', 'en', 'Historical'],
  ['pic/rp-1173-2021.xml', 'PIC RP 1173:2021', 'PIC RP 1173', '2', 'en', 'Current'],
];

it('holds the editions it is said to hold, each with its designation, family, language and status', () => {
  const found = library.map(({ path, document }) => {
    const reference = (type: string) =>
      elements(document, 'std-ref').find((element) => element.getAttribute('type') === type);
    const values = ['edition', 'content-language'].map((name) => elements(document, name)[0]);
    const said = [reference('dated'), reference('undated'), ...values].map(
      (element) => element && textOf(element),
    );
    return [path, ...said, customMeta(document, 'status')];
  });
  expect(found).toEqual(listed);
});

describe.each(table)('$path', ({ edition }) => {
  const { document, folder } = edition;

  it('has no id twice', () => {
    const ids = elements(document, '*').flatMap((element) => element.getAttribute('id') ?? []);
    expect(ids.length).toBeGreaterThan(50);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('refers only to parts that it has, by the label they carry', () => {
    const xrefs = elements(document, 'xref');
    expect(xrefs.length).toBeGreaterThan(20);
    for (const xref of xrefs) {
      const target = byId(edition, xref.getAttribute('rid') ?? '');
      const label = textOf(elements(target, 'label')[0] ?? target).replace(/[()]/g, '');
      expect(textOf(xref).replace(/[()]/g, '')).toContain(label);
    }
  });

  it('has every figure as a separate SVG file without active or external content', () => {
    const graphics = elements(document, 'graphic');
    expect(graphics.length).toBeGreaterThanOrEqual(2);
    for (const graphic of graphics) {
      const href = graphic.getAttribute('xlink:href') ?? '';
      expect(drawingFaults(readFileSync(new URL(href, folder), 'utf8'))).toEqual([]);
      expect(textOf(elements(graphic, 'alt-text')[0] ?? graphic).length).toBeGreaterThan(60);
    }
  });

  it('says of itself all that the catalogue asks', () => {
    const meta = elements(document, 'std-meta')[0];
    if (!meta) throw new Error('no std-meta');
    const once = [
      'originator',
      'doc-type',
      'doc-number',
      'std-org-name',
      'std-org-abbrev',
      'comm-ref',
      'abstract',
    ];
    for (const name of [...once, 'main', 'full']) {
      expect(
        elements(meta, name).map((element) => textOf(element).length > 1),
        name,
      ).toEqual([true]);
    }
    expect(publishers.map(({ code, name }) => `${code} ${name}`)).toContain(
      ['std-org-abbrev', 'std-org-name'].flatMap((name) => elements(meta, name).map(textOf)).join(' '),
    );
    expect(elements(meta, 'ics').every((code) => /^\d\d\.\d{3}\.\d\d$/.test(textOf(code)))).toBe(true);
    expect(elements(meta, 'kwd').length).toBeGreaterThanOrEqual(5);
    expect(['published', 'updated'].map((type) => releaseDate(type))).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ]);
    expect(customMeta(document, 'category').split('/').length).toBeGreaterThanOrEqual(3);
    expect(['Test method', 'Standard', 'Recommended practice']).toContain(
      customMeta(document, 'document-type'),
    );

    function releaseDate(type: string): string | null | undefined {
      const dates = elements(document, 'release-date');
      return dates.find((date) => date.getAttribute('date-type') === type)?.getAttribute('iso-8601-date');
    }
  });

  it('has the parts of a real standard', () => {
    const body = elements(document, 'body')[0];
    expect(body?.children.filter((child) => child.localName === 'sec').length).toBeGreaterThanOrEqual(10);
    expect(byId(edition, 'sec_foreword').localName).toBe('sec');
    expect(elements(document, 'app').map((app) => app.getAttribute('content-type'))).toEqual(
      expect.arrayContaining(['norm-annex', 'inform-annex']),
    );
    const min = {
      'table-wrap': 3,
      'disp-formula': 3,
      'non-normative-note': 2,
      'std-ref': 8,
      fn: 2,
      list: 2,
    };
    for (const [name, count] of Object.entries(min)) {
      expect(elements(document, name).length, name).toBeGreaterThanOrEqual(count);
    }
  });
});

it('would find a script, a handler or a fetched part in a drawing', () => {
  expect(drawingFaults(svg('<script>1</script>'))).toEqual(['element script']);
  expect(drawingFaults(svg('<g onload="1"/>'))).toEqual(['attribute onload']);
  expect(drawingFaults(svg('<path fill="url(https://elsewhere.example/#p)"/>'))).toEqual(['attribute fill']);
  expect(drawingFaults('<html/>')).toEqual(['not an SVG with a view box']);
});

function svg(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`;
}

const DRAWN = 'svg title defs pattern line polyline rect path circle text tspan g'.split(' ');

function drawingFaults(source: string): string[] {
  const document = parseXmlDocument(source);
  const root = document.documentElement;
  if (root?.localName !== 'svg' || !root.getAttribute('viewBox')) return ['not an SVG with a view box'];
  return elements(document, '*').flatMap((element) => [
    ...(DRAWN.includes(element.localName) ? [] : [`element ${element.localName}`]),
    ...element.attributes
      .filter(({ name, value }) => /^on|href$|^style$/.test(name) || /url\((?!#)/.test(value))
      .map(({ name }) => `attribute ${name}`),
  ]);
}

function customMeta(document: (typeof library)[number]['document'], name: string): string {
  const pair = elements(document, 'custom-meta').find((meta) => textOf(meta).startsWith(`${name} `));
  return pair ? textOf(pair).slice(name.length + 1) : '';
}
