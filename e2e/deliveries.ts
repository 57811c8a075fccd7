import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { aLibrary } from './libraries.ts';
import { importFile } from './operator.ts';

/** A library with documents of publishers of its own, which no other library offers. */
export type Delivered = {
  origin: string;
  /** Content codes, by what the journeys use them for. */
  codes: Record<'hosted' | 'hostedInSpanish' | 'hostedBefore' | 'report' | 'unaddressed' | 'gone', string>;
};

/** What a document of the tests is unless told otherwise. */
const usual = { languages: ['en'], source: 'own', docType: 'code-of-practice', status: 'Active' };

/**
 * Makes a library and imports into it what two publishers deliver: one shows its documents itself, the other has let
 * the text of one go.
 */
export async function aDeliveredLibrary(page: Page): Promise<Delivered> {
  const id = randomUUID().slice(0, 6).toUpperCase();
  const [hosting, own] = [`L${id}`, `W${id}`];
  const folder = test.info().outputPath(`delivery-${id}`);
  mkdirSync(folder, { recursive: true });
  const there = 'https://read.lifting.example';
  const lifting = {
    ...usual,
    publisher: hosting,
    designation: `${hosting} 21:2023`,
    family: `${hosting} 21`,
    year: 2023,
  };
  const records = [
    {
      ...lifting,
      contentCode: `${hosting}|21-2023`,
      title: 'Lifting points cast into precast elements',
      abstract: 'How lifting points are chosen for the weight, and how each lift is prepared.',
      published: '2023-09-18',
      contentAccessUrl: `${there}/21/2023?lang=en`,
    },
    {
      ...lifting,
      contentCode: `${hosting}|21-2023-es`,
      title: 'Puntos de izado embebidos en elementos prefabricados',
      languages: ['es'],
      published: '2023-11-06',
      contentAccessUrl: `${there}/21/2023?lang=es`,
    },
    {
      ...lifting,
      contentCode: `${hosting}|21-2016`,
      designation: `${hosting} 21:2016`,
      year: 2016,
      title: 'Lifting points',
      status: 'Withdrawn Replaced',
      contentAccessUrl: `${there}/21/2016`,
    },
    {
      ...usual,
      publisher: hosting,
      designation: `${hosting} RR 7:2022`,
      contentCode: `${hosting}|rr-7`,
      title: 'Slings at low temperatures',
      docType: 'research-report',
      year: 2022,
      published: '2022-01-31',
      contentAccessUrl: `${there}/reports/7`,
    },
    {
      ...usual,
      publisher: hosting,
      designation: `${hosting} 40:2001`,
      contentCode: `${hosting}|40-2001`,
      title: 'Hooks',
      year: 2001,
    },
    {
      ...usual,
      publisher: own,
      designation: `${own} 31:1988`,
      contentCode: `${own}|31-1988`,
      title: 'Packing lead caulked bolts',
      year: 1988,
      available: false,
    },
  ];
  const publishers = [
    { code: hosting, name: 'Federation of Lifting Works', type: 'CPP' },
    { code: own, name: 'Society of Caulkers' },
  ];
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ publishers }));
  writeFileSync(join(folder, 'catalogue.ndjson'), records.map((record) => JSON.stringify(record)).join('\n'));
  const origin = await aLibrary(page, {
    publishers: [hosting, own, 'NSB'],
    digitalLibraryUrl: 'https://digital.clearwater.example/',
    supportEmail: 'help@clearwater.example',
    supportPhone: '+00 555 0199',
  });
  await importFile(folder, origin);
  return {
    origin,
    codes: {
      hosted: `${hosting}|21-2023`,
      hostedInSpanish: `${hosting}|21-2023-es`,
      hostedBefore: `${hosting}|21-2016`,
      report: `${hosting}|rr-7`,
      unaddressed: `${hosting}|40-2001`,
      gone: `${own}|31-1988`,
    },
  };
}

/** Delivers editions of standards with a text each, of a publisher that no other journey knows. */
export async function deliverEditions(
  library: string,
  editions: readonly { number: string; year: number }[],
): Promise<void> {
  const folder = test.info().outputPath(randomUUID());
  mkdirSync(folder, { recursive: true });
  const documents = editions.map(({ number, year }) => {
    const file = `${number.replaceAll(' ', '-')}-${year}.html`;
    const text = `<h1>1 Scope</h1><p>Slings are looked at every ${year === 2019 ? 'year' : 'month'}.</p>`;
    writeFileSync(join(folder, file), text);
    const publisher = number.split(' ')[0] ?? '';
    return {
      file,
      publisher,
      year,
      designation: `${number}:${year}`,
      family: number,
      contentCode: `${publisher}|${number}-${year}`,
      title: 'Slings of steel wire rope',
      language: 'en',
      status: 'Active',
    };
  });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ documents }));
  await importFile(folder, library);
}
