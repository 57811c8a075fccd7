import { pickLists, type PickList, type RefinementSection } from '@norma/contracts';
import { z } from 'zod';

const key = z.string().min(1).max(100);

/** A section of the refinement panel as a tenant's file may hold it: what is left out is as usual for it. */
export const SectionChoice = z.strictObject({
  code: z.enum(pickLists),
  enabled: z.boolean().exactOptional(),
  /** The root of its values, as addresses name it. */
  category: z.string().min(1).max(50).exactOptional(),
  labelKey: key.exactOptional(),
  /** Whether its values are asked for with the panel, or when it is opened. */
  load: z.enum(['EAGER', 'LAZY']).exactOptional(),
  /** Whether its values are asked for in the reader's language. */
  passLanguage: z.boolean().exactOptional(),
  /** Whether it can be used where the reader is entitled to nothing of it. */
  forceEnable: z.boolean().exactOptional(),
  /** Whether values that would leave no document are hidden. */
  hiddenZeroCount: z.boolean().exactOptional(),
  showToolTip: z.boolean().exactOptional(),
});

type SectionChoice = z.output<typeof SectionChoice>;

/** A section with nothing left out. */
export type Section = Required<SectionChoice>;

/** The sections in their usual order, with the names of their roots; the names of some depend on the language. */
const usual: readonly (SectionChoice & Pick<Section, 'category'>)[] = [
  { code: 'publisherList', category: 'Publisher', load: 'EAGER' },
  { code: 'categoryList', category: 'Category', load: 'EAGER' },
  { code: 'icsCodeList', category: 'ICS' },
  { code: 'industryList', category: 'Industry', passLanguage: true },
  { code: 'topicList', category: 'Topic', passLanguage: true },
  { code: 'documentTypeList', category: 'Document Type', load: 'EAGER' },
  { code: 'committeeList', category: 'Committee', passLanguage: true },
  { code: 'statusList', category: 'Status' },
  { code: 'yearList', category: 'Year' },
  { code: 'languageList', category: 'Language' },
];

/** Every section: those that a tenant names first, in its order, then the others as they usually are. */
export function everySection(given: readonly SectionChoice[]): Section[] {
  const named = new Set(given.map(({ code }) => code));
  const choices = [...given, ...usual.filter(({ code }) => !named.has(code))];
  return choices.map((choice) => ({ ...usualOf(choice.code), ...choice }));
}

const usualOf = (code: PickList): Section => ({
  code,
  enabled: true,
  category: code,
  labelKey: `search.section.${code}`,
  load: 'LAZY',
  passLanguage: false,
  forceEnable: false,
  hiddenZeroCount: true,
  showToolTip: false,
  ...usual.find((each) => each.code === code),
});

/** What a publisher's own library leaves out: the trees by which all publishers are classified. */
const taxonomies = new Set<PickList>(['categoryList', 'industryList', 'topicList']);

/** The sections in the words of the wire; a library of its own publisher alone has no taxonomies. */
export const wireSections = (
  sections: readonly Section[],
  { isPublisherOnly }: { isPublisherOnly: boolean },
): RefinementSection[] =>
  sections.map(({ enabled, labelKey, ...section }) => ({
    ...section,
    'display-flag': enabled && !(isPublisherOnly && taxonomies.has(section.code)),
    'label-i18n-key': labelKey,
  }));
