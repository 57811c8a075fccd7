import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { elements, readEditions, textOf } from '../src/testing/editions.ts';
import { icsNames } from '../src/icsNames.ts';
import { taxonomyNames } from '../src/taxonomyNames.ts';
import { realBodiesIn } from '../src/testing/realBodies.ts';
import { formatStandards, generatedStandards } from '../src/generatedStandards.ts';
import { generateStandards } from './generate.ts';
import { readLibrary } from './library.ts';
import { generated, library, paragraphsOf, type Generated } from './testing/generated.ts';
import { writeStandard } from './write/document.ts';

const named = (standard: Generated): string => `${standard.designation} (${standard.language})`;
const faults = (of: (standard: Generated) => string[]): Record<string, string[]> =>
  Object.fromEntries(
    generated
      .map((standard) => [named(standard), of(standard)] as const)
      .filter(([, found]) => found.length > 0),
  );

describe('the generated library', () => {
  it('holds about three hundred standards of six publishers and a small seventh', () => {
    expect(generated.length).toBeGreaterThanOrEqual(290);
    const counts = Map.groupBy(generated, ({ source }) => source.house);
    for (const house of ['NSB', 'HI', 'PIC', 'VWA', 'SLP', 'GSA'] as const)
      expect(counts.get(house)?.length, house).toBeGreaterThanOrEqual(30);
    expect(counts.get('CNI')?.length).toBeGreaterThanOrEqual(3);
  });

  it('has sixty families or more with two to four editions', () => {
    const families = library.families.filter(({ editions }) => editions.length > 1);
    expect(families.length).toBeGreaterThanOrEqual(60);
    expect(Math.max(...families.map(({ editions }) => editions.length))).toBe(4);
  });

  it('is what the server seeds from (npm run samples)', () => {
    expect(formatStandards(generatedStandards().standards)).toBe(formatStandards([...generateStandards()]));
  });

  it('has every document once', () => {
    const names = generated.map(named);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const paths = generated.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('is the same however often it is made', () => {
    const again = readLibrary();
    const hashOf = (xml: string): string => createHash('sha256').update(xml).digest('hex');
    for (const { source, edition, xml, drawings } of generated.toReversed()) {
      const twin = again.families.find(({ file }) => file === source.file);
      const made = twin && writeStandard(twin, edition, again);
      expect(made && hashOf(made.xml), source.file).toBe(hashOf(xml));
      expect(made?.drawings).toEqual(drawings);
    }
  });
});

describe('every generated standard', () => {
  it('has no id twice', () => {
    expect(
      faults(({ document }) => {
        const ids = elements(document, '*').flatMap((element) => element.getAttribute('id') ?? []);
        return ids.filter((id, index) => ids.indexOf(id) !== index);
      }),
    ).toEqual({});
  });

  it('refers only to parts that it has, by the label they carry', () => {
    const bare = (text: string): string => text.replace(/[()]/g, '');
    expect(
      faults(({ document }) => {
        const byId = new Map(elements(document, '*').map((element) => [element.getAttribute('id'), element]));
        return elements(document, 'xref').flatMap((xref) => {
          const target = byId.get(xref.getAttribute('rid') ?? '');
          const label = target && textOf(elements(target, 'label')[0] ?? target);
          return label && bare(textOf(xref)).includes(bare(label)) ? [] : [textOf(xref)];
        });
      }),
    ).toEqual({});
  });

  it('brings every drawing that its text shows, and no other', () => {
    expect(
      faults(({ read, drawings }) => {
        const missing = read.graphics.filter((name) => !drawings.has(name));
        return [...missing, ...[...drawings.keys()].filter((name) => !read.graphics.includes(name))];
      }),
    ).toEqual({});
  });

  it('cites only standards that exist', () => {
    const known = new Set([
      ...generated.flatMap(({ designation, source }) => [designation, source.designation]),
      ...readEditions()
        .flatMap(({ document }) => elements(document, 'std-meta'))
        .flatMap((meta) => elements(meta, 'std-ref').map(textOf)),
    ]);
    expect(
      faults(({ document }) =>
        elements(document, 'std-ref')
          .map(textOf)
          .filter((name) => !known.has(name)),
      ),
    ).toEqual({});
  });

  it('cites nothing that was published for the first time after it', () => {
    const first = new Map(
      library.families
        .filter(({ translates }) => !translates)
        .map(({ designation, editions, editionsBefore }) => [
          designation,
          editionsBefore > 0 ? '' : (editions[0] ?? ''),
        ]),
    );
    expect(
      faults(({ document, source, edition }) => {
        const day = source.editions[edition - 1] ?? '';
        const cited = ['body', 'back'].flatMap((part) =>
          elements(document, part).flatMap((within) => elements(within, 'std-ref').map(textOf)),
        );
        return [...new Set(cited)].filter((name) => (first.get(name) ?? '') > day);
      }),
    ).toEqual({});
  });

  it('says nothing twice', () => {
    expect(
      faults(({ document }) => {
        const sentences = paragraphsOf(document)
          .flatMap((text) => text.split(/(?<=[.;:!?؟۔])\s+/))
          .filter((sentence) => sentence.length > 30);
        return sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
      }),
    ).toEqual({});
  });

  it('has no trace of how it was made', () => {
    const trace = /\b(undefined|NaN|Infinity|TODO|lorem)\b|\[object|[{}~$]|\[\[|\]\]|<<|>>|:=|\|/;
    expect(
      faults(({ document }) =>
        elements(document, '*').flatMap((element) =>
          element.children.length === 0 && trace.test(textOf(element)) ? [textOf(element)] : [],
        ),
      ),
    ).toEqual({});
  });

  it('names no real standards body', () => {
    expect(
      faults(({ document, drawings }) =>
        realBodiesIn(textOf(document) + [...drawings.values()].join(' ').replace(/<[^>]*>/g, ' ')),
      ),
    ).toEqual({});
  });

  it('is in industries and topics that have Arabic names, each of which is used', () => {
    for (const taxonomy of ['industry', 'topic'] as const) {
      const paths = generated.flatMap(({ read }) =>
        taxonomy === 'industry' ? read.industries : read.topics,
      );
      const used = new Set(paths.flatMap((steps) => steps.map((_, at) => steps.slice(0, at + 1).join('/'))));
      const withName = taxonomyNames.filter((each) => each.taxonomy === taxonomy).map(({ path }) => path);
      expect([...used].toSorted()).toEqual(withName.toSorted());
    }
  });

  it('has a name for each group of the ICS, and each of those is of use', () => {
    const used = new Set(
      generated.flatMap(({ read }) => read.ics.flatMap((code) => [code, code.slice(0, 6)])),
    );
    // Of the first family, which was written by hand.
    expect([...used, '47.020.99'].toSorted()).toEqual(Object.keys(icsNames).toSorted());
  });

  it('says of itself all that the catalogue asks', () => {
    expect(
      faults(({ read, source }) => [
        ...(read.ics.every((code) => /^\d\d(\.\d{3}(\.\d\d)?)?$/.test(code)) && read.ics.length > 0
          ? []
          : ['ics']),
        ...(read.keywords.length >= 2 ? [] : ['keywords']),
        ...((read.abstract?.plain.length ?? 0) > 40 ? [] : ['abstract']),
        ...(read.committee && read.status && read.documentType && read.publishedOn ? [] : ['metadata']),
        ...((read.categories[0]?.length ?? 0) >= 2 ? [] : ['category']),
        ...(read.industries.length > 0 && read.topics.length > 0 ? [] : ['industries and topics']),
        ...(read.committeeName ? [] : ['name of the committee']),
        ...(source.editions.toSorted().join() === source.editions.join() ? [] : ['order of editions']),
      ]),
    ).toEqual({});
  });
});

describe('the size of the standards', () => {
  const wordsOf = ({ document }: Generated): string[] =>
    textOf(elements(document, 'body')[0] ?? document)
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [];
  const originals = generated.filter(
    ({ source }) => source.language === 'en' && !source.amends && source.type !== 'Work item',
  );

  it('is spread as in a real library', () => {
    const sizes = originals.map((standard) => wordsOf(standard).length).sort((a, b) => a - b);
    const at = (share: number): number => sizes[Math.floor(sizes.length * share)] ?? 0;
    expect(at(0.05)).toBeGreaterThan(120);
    expect(at(0.5)).toBeGreaterThan(240);
    expect(at(0.95)).toBeLessThan(2_000);
    const clauses = originals.map(({ document }) => elements(document, 'sec').length).sort((a, b) => a - b);
    expect(clauses.at(0)).toBeGreaterThanOrEqual(3);
    expect(clauses.at(-1)).toBeGreaterThan(25);
  });

  it('goes with many words, few of which are used by every standard', () => {
    const newest = originals.filter(({ source, edition }) => edition === source.editions.length);
    const vocabularies = newest.map((standard) => new Set(wordsOf(standard)));
    const all = new Map<string, number>();
    for (const words of vocabularies) for (const word of words) all.set(word, (all.get(word) ?? 0) + 1);
    expect(all.size).toBeGreaterThan(4_000);
    const common = [...all.values()].filter((count) => count > newest.length / 2).length;
    expect(common / all.size).toBeLessThan(0.03);
    // Two standards of different families share little more than the words of any English text.
    const [first, ...others] = vocabularies;
    const shared = others.map((words) => [...words].filter((word) => first?.has(word)).length / words.size);
    expect(Math.max(...shared)).toBeLessThan(0.7);
  });
});
