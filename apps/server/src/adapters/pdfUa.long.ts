import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { agreementOfHalvorsen } from '../../../../packages/samples/src/agreement.ts';
import { generatedStandards, standardsFolder } from '@norma/samples';
import { afterAll, expect, it } from 'vitest';
import type { Guide } from '../ports/pdf-maker.ts';
import { threadedPdfComparer } from './pdf-comparer/threadedPdfComparer.ts';
import { typstPdfMaker } from './pdf-maker/typstPdfMaker.ts';
import { threadedStamper } from './pdf-stamper/threadedStamper.ts';

const run = promisify(execFile);
const veraPdf = 'org.verapdf.apps:greenfield-apps:1.28.2';

const maker = typstPdfMaker();
const comparer = threadedPdfComparer();
const stamper = threadedStamper();
afterAll(() => Promise.all([maker.close(), comparer.close(), stamper.close()]));

/** The program that checks PDF/UA, from VERAPDF_JAR or Maven; the reason where it cannot be had. */
async function validator(folder: string): Promise<{ jar: string } | { reason: string }> {
  try {
    await run('java', ['-version']);
    const own = process.env['VERAPDF_JAR'];
    if (own) return { jar: own };
    await run('mvn', ['-q', 'dependency:copy', `-Dartifact=${veraPdf}`, `-DoutputDirectory=${folder}`]);
    return { jar: join(folder, 'greenfield-apps-1.28.2.jar') };
  } catch (cause) {
    return { reason: `veraPDF cannot be had here: ${String(cause).slice(0, 200)}` };
  }
}

function standard(path: string): Promise<Uint8Array> {
  const folder = new URL(path.replace(/[^/]*$/, ''), standardsFolder);
  const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  const graphics = drawings.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);
  return maker.make({
    xml: readFileSync(new URL(path, standardsFolder)),
    graphics: Object.fromEntries(graphics),
  });
}

function generated(language: string): Promise<Uint8Array> {
  for (const each of generatedStandards().standards)
    if (each.language === language)
      return maker.make({ xml: each.xml, graphics: Object.fromEntries(each.drawings) });
  throw new Error(`The demo has no standard in ${language}`);
}

async function compared(base: Uint8Array, target: Uint8Array, language: string): Promise<Uint8Array> {
  const made = await comparer.compare({
    base: { designation: 'NSB E 1-21', title: 'Anchors', pdf: base },
    target: { designation: 'NSB E 1-24', title: 'Anchors', pdf: target },
    publisher: 'Northern Standards Board',
    language,
    isRightToLeft: language === 'ar',
  });
  if ('problem' in made) throw new Error(made.problem);
  return Buffer.concat([made.repaired ?? target, made.end]);
}

async function stamped(pdf: Uint8Array): Promise<Uint8Array> {
  const stamp = {
    lines: [['Downloaded by Ines Ravndal', 'حداد'], ['Licensed copy']],
    language: 'en',
    notes: [],
  };
  const signal = AbortSignal.timeout(100_000);
  const made = await stamper.stamp({ pdf, stamp }, { signal, onProgress: () => undefined });
  if ('problem' in made) throw new Error(made.problem);
  return Buffer.concat([made.repaired ?? pdf, made.end]);
}

const guide: Guide = {
  title: 'How to compare editions',
  library: 'Standards library',
  brand: '#1746A2',
  language: 'en',
  direction: 'ltr',
  blocks: [
    { kind: 'heading', text: 'Two editions' },
    { kind: 'paragraph', text: 'Open an edition and compare it with the one before.' },
    { kind: 'steps', items: ['Open it.', 'Choose Compare.'] },
    { kind: 'list', items: ['On screen', 'As a redline'] },
  ],
  help: { title: 'Help', lines: ['help@library.example'] },
  pageOf: 'Page {page} of {pages}',
};
const licence: Guide = {
  ...guide,
  title: 'License agreement',
  blocks: agreementOfHalvorsen
    .split('\n\n')
    .map((text) =>
      text.startsWith('# ')
        ? { kind: 'heading' as const, text: text.slice(2) }
        : { kind: 'paragraph' as const, text },
    ),
};

it('every kind of PDF that the library makes is PDF/UA-1 by veraPDF, as it claims', async (test) => {
  const folder = mkdtempSync(join(tmpdir(), 'norma-pdf-ua-'));
  const found = await validator(folder);
  if ('reason' in found) {
    console.warn(found.reason);
    return test.skip(found.reason);
  }
  const [base, target, arabic] = [
    await standard('nsb/e-214-21.xml'),
    await standard('nsb/e-214-24.xml'),
    await standard('nsb/e-214-24-ar.xml'),
  ];
  const comparison = await compared(base, target, 'en');
  const pdfs = {
    standard: target,
    arabic,
    german: await generated('de'),
    stamped: await stamped(target),
    comparison,
    redline: await stamped(comparison),
    'comparison-german': await compared(base, target, 'de'),
    'comparison-arabic': await compared(target, arabic, 'ar'),
    guide: await maker.makeGuide(guide),
    licence: await maker.makeGuide(licence),
  };
  const paths = await Promise.all(
    Object.entries(pdfs).map(async ([name, pdf]) => {
      expect([name, Buffer.from(pdf).includes('pdfuaid:part')]).toEqual([name, true]);
      const path = join(folder, `${name}.pdf`);
      await writeFile(path, pdf);
      return path;
    }),
  );
  const main = 'org.verapdf.apps.GreenfieldCliWrapper';
  const checked = ['-f', 'ua1', '--format', 'text', '-v', ...paths];
  // veraPDF ends with 1 where a file fails: what it says of each file is what counts.
  const output = await run('java', ['-cp', found.jar, main, ...checked]).catch(
    (cause: { stdout: string }) => cause,
  );
  const lines = output.stdout.split('\n').filter((line) => /^ *(PASS|FAIL)/.test(line));
  expect(lines).toEqual(paths.map((path) => `PASS ${path} ua1`));
  return undefined;
});
