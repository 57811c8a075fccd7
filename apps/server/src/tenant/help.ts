import {
  assetTypes,
  catalogKinds,
  HelpGroup,
  HelpTopic,
  ResourceDownload,
  ResourceItem,
  ResourcePart,
  UserResources,
} from '@norma/contracts';
import { z } from 'zod';
import { ContactAddress, distinct } from './fields.ts';
import { translate, translatedLanguages } from '../i18n/translate.ts';

/** A BCP 47 tag, as far as a file is held to one. */
export const Tag = z.string().min(2).max(35);

/** What readers of each language are shown, by BCP 47 tag. */
export const inLanguages = <T extends z.ZodType>(value: T) =>
  z
    .record(Tag, value)
    .refine(
      (given) => Object.keys(given).length > 0,
      'has no language; at least one is expected, such as "en"',
    );

/** What is meant for a reader of a language: in it, else in English, else in any. */
export function inLanguage<T>(given: Readonly<Record<string, T>>, language: string): T | undefined {
  const [base = ''] = language.split('-');
  return given[language] ?? given[base] ?? given['en'] ?? Object.values(given)[0];
}

/** A topic of the help menu with the texts of its document; without any, the guide of its id that comes with Norma. */
const TopicChoice = z.strictObject({
  ...HelpTopic.shape,
  /** Paragraphs, headings that begin with #, and lists whose lines begin with - or 1. */
  texts: z.record(Tag, z.string().trim().min(1).max(100_000)).default({}),
});
export type TopicChoice = z.output<typeof TopicChoice>;

export const HelpGroupChoice = z.strictObject({
  ...HelpGroup.shape,
  topics: distinct(TopicChoice, ({ id }) => id),
});

const Items = z
  .array(
    z.strictObject({
      ...ResourceItem.shape,
      text: ResourceItem.shape.text.default(''),
      url: ContactAddress.nullable().default(null),
    }),
  )
  .max(100)
  .default([]);
const paragraphs = ResourcePart.shape.paragraphs.default([]);
const PartChoice = z.strictObject({ ...ResourcePart.shape, paragraphs, items: Items });
const SectionChoice = PartChoice.extend({
  parts: distinct(PartChoice, ({ id }) => id).default([]),
});

/** The resources of a standards body's library, in each of its languages. */
export const ResourcesChoice = inLanguages(
  z.strictObject({
    introduction: UserResources.shape.introduction.default(''),
    downloads: z
      .array(z.strictObject({ ...ResourceDownload.shape, opensInNewTab: z.boolean().default(false) }))
      .max(50)
      .default([]),
    sections: distinct(SectionChoice, ({ id }) => id).default([]),
  }),
);

/** A part of the library of which libraries get catalog records. */
const CatalogChoice = z.strictObject({
  /** What it is asked for by. */
  title: z.string().min(1).max(100),
  kind: z.enum(catalogKinds),
  names: inLanguages(z.string().min(1).max(200)),
  assetTypes: z.array(z.enum(assetTypes)).min(1),
  /** The title of one journal or series; null for all. */
  container: z.string().min(1).max(500).nullable().default(null),
});
export type CatalogChoice = z.output<typeof CatalogChoice>;

const inEachLanguage = (key: Parameters<typeof translate<'help'>>[2]): Record<string, string> =>
  Object.fromEntries(translatedLanguages.map((language) => [language, translate('help', language, key)]));

const usualCatalogues: z.input<typeof CatalogChoice>[] = [
  {
    title: 'journals',
    kind: 'journal',
    names: inEachLanguage('records.journals'),
    assetTypes: ['JOURNAL'],
  },
  {
    title: 'manuals',
    kind: 'manuals',
    names: inEachLanguage('records.manuals'),
    assetTypes: ['MANUAL', 'DATA_SERIES'],
  },
  {
    title: 'standards',
    kind: 'standards',
    names: inEachLanguage('records.standards'),
    assetTypes: ['STANDARD', 'ADJUNCT', 'RELATED_MATERIAL'],
  },
  {
    title: 'symposia',
    kind: 'standards',
    names: inEachLanguage('records.symposia'),
    assetTypes: ['STP_BOOK', 'STP_SYMPOSIUM', 'STP_PAPER'],
  },
];

export const CatalogChoices = distinct(CatalogChoice, ({ title }) => title).prefault(usualCatalogues);
