import { readFile } from 'node:fs/promises';
import { languageNearest } from '@norma/contracts/fields';
import type { Guide } from '../../ports/pdf-maker.ts';
import { guideOf } from '../../printing/guideOf.ts';
import type { Tenant } from '../../tenant/index.ts';
import { inLanguage, type TopicChoice } from '../../tenant/help.ts';
import { translate, translatedLanguages } from '../../i18n/translate.ts';

/** The guides that come with Norma, each in every language of the interface. */
const shipped = ['searching', 'reading', 'keeping', 'librarians', 'first-hour'] as const;
type Shipped = (typeof shipped)[number];

const isShipped = (id: string): id is Shipped => shipped.some((each) => each === id);

/** The topic that someone means: by its id, or by one of its titles. */
export function topicOf({ settings }: Tenant, title: string): TopicChoice | undefined {
  const topics = settings.helpMenu.flatMap((group) => group.topics);
  const term = title.toLowerCase();
  return (
    topics.find(({ id }) => id === title) ??
    topics.find((topic) =>
      [topic.title, ...Object.values(topic.titles), ...shippedTitles(topic)].some(
        (name) => name.toLowerCase() === term,
      ),
    )
  );
}

/** The guide of a topic in a language, or in the one nearest to it; null where no one has written any. */
export async function guideTo(topic: TopicChoice, tenant: Tenant, language: string): Promise<Guide | null> {
  const written = await textOf(topic, language);
  return written && guideOf({ title: titleIn(topic, written.language), ...written }, tenant);
}

const baseOf = (language: string): string => language.split('-')[0] ?? '';

/** The tenant's own title in a language, else that of the guide which comes with Norma. */
function titleIn({ id, title, titles }: TopicChoice, language: string): string {
  const own = titles[language] ?? titles[baseOf(language)];
  if (own !== undefined || !isShipped(id) || language === 'en') return own ?? title;
  return translate('help', language, `guide.${id}`);
}

const shippedTitles = ({ id }: TopicChoice): string[] =>
  isShipped(id) ? translatedLanguages.map((language) => translate('help', language, `guide.${id}`)) : [];

type Written = { readonly language: string; readonly text: string };

/** The tenant's own text, else that of the guide which comes with Norma. */
async function textOf({ id, texts }: TopicChoice, language: string): Promise<Written | null> {
  const tags = Object.fromEntries(Object.keys(texts).map((tag) => [tag, tag]));
  const own = inLanguage(tags, language);
  if (own !== undefined) return { language: own, text: texts[own] ?? '' };
  if (!isShipped(id)) return null;
  const known = languageNearest(language) ?? 'en';
  const text = await readFile(new URL(`guides/${id}.${known}.txt`, import.meta.url), 'utf8');
  return { language: known, text: text.replace(remark, '') };
}

/** What the file of a guide says of itself, to those who edit it. */
const remark = /^%.*\n/;
