import { readFile } from 'node:fs/promises';
import type { Tenant } from '../../tenant.ts';
import { inLanguage, type TopicChoice } from '../../tenantHelp.ts';
import type { Guide } from '../../ports/pdf-maker.ts';
import { blocksOf } from './blocks.ts';

/** The guides that come with Norma, each in English and in Arabic. */
const shipped: ReadonlySet<string> = new Set(['searching', 'reading', 'keeping', 'librarians', 'first-hour']);

const words = {
  en: { help: 'Questions', pageOf: 'Page {page} of {pages}' },
  ar: { help: 'للاستفسار', pageOf: 'الصفحة {page} من {pages}' },
} as const;

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** The topic that somebody means: by its id, or by one of its titles. */
export function topicOf({ settings }: Tenant, title: string): TopicChoice | undefined {
  const topics = settings.helpMenu.flatMap((group) => group.topics);
  const wanted = title.toLowerCase();
  return (
    topics.find(({ id }) => id === title) ??
    topics.find((topic) =>
      [topic.title, ...Object.values(topic.titles)].some((name) => name.toLowerCase() === wanted),
    )
  );
}

/** The guide of a topic in a language, or in the one nearest to it; null where nobody has written any. */
export async function guideOf(topic: TopicChoice, tenant: Tenant, language: string): Promise<Guide | null> {
  const written = await textOf(topic, language);
  if (!written) return null;
  const base = written.language.split('-')[0] ?? '';
  const { settings } = tenant;
  const { help, pageOf } = words[base === 'ar' ? 'ar' : 'en'];
  return {
    title: topic.titles[written.language] ?? topic.titles[base] ?? topic.title,
    library: settings.title,
    brand: settings.theme.brand,
    language: base,
    direction: rightToLeft.has(base) ? 'rtl' : 'ltr',
    blocks: blocksOf(written.text),
    help: {
      title: help,
      lines: [settings.supportEmail, settings.supportPhone].filter((line) => line !== ''),
    },
    pageOf,
  };
}

type Written = { readonly language: string; readonly text: string };

/** The tenant's own text, else that of the guide which comes with Norma. */
async function textOf({ id, texts }: TopicChoice, language: string): Promise<Written | null> {
  const tags = Object.fromEntries(Object.keys(texts).map((tag) => [tag, tag]));
  const own = inLanguage(tags, language);
  if (own !== undefined) return { language: own, text: texts[own] ?? '' };
  if (!shipped.has(id)) return null;
  const known = language.startsWith('ar') ? 'ar' : 'en';
  const text = await readFile(new URL(`guides/${id}.${known}.txt`, import.meta.url), 'utf8');
  return { language: known, text };
}
