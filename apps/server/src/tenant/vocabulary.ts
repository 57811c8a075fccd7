import { documentTypeOf, foldedWord } from '@norma/editions';
import type { Taxonomy } from '@norma/contracts';
import type { NameInLanguage } from '@norma/contracts/fields';
import { z } from 'zod';
import { translate } from '../i18n/translate.ts';
import { inLanguages } from './help.ts';

/** Names by language of what catalogs deliver: types by their word, values of a taxonomy by their path. */
const Names = z
  .record(z.string().min(1).max(500), inLanguages(z.string().trim().min(1).max(200)))
  .default({});

/** The tenant's own names of types, categories, industries and topics. */
export const VocabularyChoice = z.strictObject({
  documentTypes: Names,
  categories: Names,
  industries: Names,
  topics: Names,
});

/** The part of a tenant that names come from. */
type Naming = {
  readonly settings: { readonly vocabulary: z.infer<typeof VocabularyChoice>; readonly language: string };
};

const ownNames = { category: 'categories', industry: 'industries', topic: 'topics' } as const;

type Translations = Readonly<Record<string, string>>;

/** The first name that is in the language or in what it is a kind of: pt-BR, then pt. */
function nameIn(names: Translations | undefined, language: string): NameInLanguage | null {
  const [base = ''] = language.split('-');
  const tag = [language, base].find((each) => names?.[each] !== undefined);
  return tag === undefined ? null : { text: names?.[tag] ?? '', language: tag };
}

/** The name that readers of all other languages see: the English one, else the first. */
const nameInAny = (names: Translations | undefined): NameInLanguage | null =>
  nameIn(names, 'en') ?? nameIn(names, Object.keys(names ?? {})[0] ?? '');

/**
 * What types of documents are called for a reader: as the tenant says in their language, else as the coded vocabulary does,
 * else as the tenant says in another language or as the catalog delivered it.
 */
export function documentTypeNames({ settings }: Naming, language: string): (type: string) => NameInLanguage {
  const own = new Map(
    Object.entries(settings.vocabulary.documentTypes).map(([word, names]) => [codeOf(word), names]),
  );
  return (type) => {
    const names = own.get(codeOf(type));
    const code = documentTypeOf(type);
    return (
      nameIn(names, language) ??
      (code && { text: translate('documentTypes', language, code), language }) ??
      nameInAny(names) ?? { text: type, language: settings.language }
    );
  };
}

const codeOf = (word: string): string => documentTypeOf(word) ?? foldedWord(word);

/**
 * What the values of a taxonomy are called for a reader, by their paths: as the tenant says in their language, else as
 * catalogs do (`delivered`), else as the tenant says in another language; by the last step of the path if all are silent.
 */
export function taxonomyNames(
  { settings }: Naming,
  taxonomy: Taxonomy,
  { language, delivered }: { language: string; delivered: ReadonlyMap<string, string> },
): (path: string) => NameInLanguage {
  const own = settings.vocabulary[ownNames[taxonomy]];
  return (path) => {
    const text = delivered.get(path);
    return (
      nameIn(own[path], language) ??
      (text === undefined ? null : { text, language }) ??
      nameInAny(own[path]) ?? { text: path.slice(path.lastIndexOf('/') + 1), language: settings.language }
    );
  };
}
