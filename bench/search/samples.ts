import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { familyKeyOf, isInForce, statusOf, wireStatusOf } from '../../packages/editions/src/index.ts';
import { generatedStandards, standardsFolder } from '../../packages/samples/src/index.ts';
import { plainText, readSts, type StsDocument } from '../../packages/sts/src/index.ts';
import type { BenchDocument } from './records.ts';

/** The standards of the demo library as an engine takes them in; a document's id is its name in the judgements. */
export function* sampleDocuments(): Generator<BenchDocument> {
  for (const path of globSync(`${fileURLToPath(standardsFolder)}/**/*.xml`))
    yield asDocument(readSts(readFileSync(path)));
  for (const { xml } of generatedStandards().standards) yield asDocument(readSts(Buffer.from(xml)));
}

/** 'GSA 210:2021', or 'GSA 210:2021 (de)' for a translation. */
const nameOf = ({ designation, language, publisher }: StsDocument): string =>
  language === 'en' || publisher.code === 'CNI' ? designation : `${designation} (${language})`;

function asDocument(standard: StsDocument): BenchDocument {
  const { designation, publisher, family, year, language } = standard;
  const status = statusOf({ publisher: publisher.code, word: standard.status ?? null });
  const original = publisher.code === 'CNI' ? 'es-ES' : 'en';
  return {
    id: nameOf(standard),
    designation,
    title: standard.title.plain,
    otherTitles: {},
    keywords: standard.keywords.join(' '),
    description: standard.abstract?.plain ?? '',
    body: plainText(standard),
    language,
    publisher: publisher.code,
    collections: [],
    family: familyKeyOf({ publisher: publisher.code, designation, family, year }),
    date: standard.publishedOn ?? '',
    isCurrent: status.kind !== 'unknown' && isInForce(wireStatusOf(status)),
    isTranslation: language !== original,
    facets: { publisherList: [publisher.code] },
  };
}
