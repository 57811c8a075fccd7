import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '@norma/contracts/fields';
import { IntlMessageFormat } from 'intl-messageformat';
import accessRequests from './locales/en/accessRequests.json' with { type: 'json' };
import documentTypes from './locales/en/documentTypes.json' with { type: 'json' };
import groups from './locales/en/groups.json' with { type: 'json' };
import help from './locales/en/help.json' with { type: 'json' };
import invitations from './locales/en/invitations.json' with { type: 'json' };
import email from './locales/en/email.json' with { type: 'json' };
import people from './locales/en/people.json' with { type: 'json' };
import pages from './locales/en/pages.json' with { type: 'json' };
import proxySetup from './locales/en/proxySetup.json' with { type: 'json' };
import redline from './locales/en/redline.json' with { type: 'json' };
import sharing from './locales/en/sharing.json' with { type: 'json' };
import stamp from './locales/en/stamp.json' with { type: 'json' };
import tables from './locales/en/tables.json' with { type: 'json' };
import tracker from './locales/en/tracker.json' with { type: 'json' };
import usage from './locales/en/usage.json' with { type: 'json' };

const english = {
  accessRequests,
  documentTypes,
  groups,
  help,
  invitations,
  email,
  pages,
  people,
  proxySetup,
  redline,
  sharing,
  stamp,
  tables,
  tracker,
  usage,
};

/** A file of ICU messages in each folder of a language: `locales/{language}/{namespace}.json`. */
export type Namespace = keyof typeof english;
type Key<N extends Namespace> = keyof (typeof english)[N] & string;
type Values = Readonly<Record<string, string | number>>;

const written = Object.fromEntries(Object.keys(english).map((namespace) => [namespace, filesOf(namespace)]));

/** The languages in which the server speaks: those of its pages. What else lacks words in one is said in English. */
export const translatedLanguages: readonly Language[] = languages
  .map(({ tag }) => tag)
  .filter((tag) => written['pages']?.has(tag));

/** Says something in a language, in English where that has no words for it. */
export function translate<N extends Namespace>(
  namespace: N,
  language: string,
  key: Key<N>,
  values: Values = {},
): string {
  const own = written[namespace]?.get(language)?.[key];
  const message = own ?? written[namespace]?.get('en')?.[key];
  if (message === undefined) throw new Error(`There is no message ${key} in ${namespace}`);
  const text = formatOf(message, own === undefined ? 'en' : language).format(values);
  return typeof text === 'string' ? text : String(text);
}

const formats = new Map<string, IntlMessageFormat>();

function formatOf(message: string, language: string): IntlMessageFormat {
  const name = `${language} ${message}`;
  const known = formats.get(name);
  if (known) return known;
  // Figures are Western in every language, as designations are.
  const format = new IntlMessageFormat(message, `${language}-u-nu-latn`, undefined, { ignoreTag: true });
  formats.set(name, format);
  return format;
}

function filesOf(namespace: string): Map<string, Record<string, string>> {
  const folder = join(import.meta.dirname, 'locales');
  return new Map(
    readdirSync(folder)
      .map((tag) => ({ tag, file: join(folder, tag, `${namespace}.json`) }))
      .filter(({ file }) => existsSync(file))
      .map(({ tag, file }) => [tag, JSON.parse(readFileSync(file, 'utf8'))]),
  );
}
