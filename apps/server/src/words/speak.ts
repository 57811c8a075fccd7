import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { languages, type Language } from '@norma/contracts/fields';
import { IntlMessageFormat } from 'intl-messageformat';
import groups from './groups/en.json' with { type: 'json' };
import help from './help/en.json' with { type: 'json' };
import invitations from './invitations/en.json' with { type: 'json' };
import mails from './mails/en.json' with { type: 'json' };
import people from './people/en.json' with { type: 'json' };
import pages from './pages/en.json' with { type: 'json' };
import proxySetup from './proxySetup/en.json' with { type: 'json' };
import redline from './redline/en.json' with { type: 'json' };
import sharing from './sharing/en.json' with { type: 'json' };
import stamp from './stamp/en.json' with { type: 'json' };
import tables from './tables/en.json' with { type: 'json' };
import tracker from './tracker/en.json' with { type: 'json' };
import usage from './usage/en.json' with { type: 'json' };

const english = {
  groups,
  help,
  invitations,
  mails,
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

/** Where words stand together: a folder with a file for each language, in which messages are ICU. */
export type Namespace = keyof typeof english;
type Key<N extends Namespace> = keyof (typeof english)[N] & string;
type Values = Readonly<Record<string, string | number>>;

const written = Object.fromEntries(Object.keys(english).map((namespace) => [namespace, filesOf(namespace)]));

/** The languages in which the server speaks: those of its pages. What else lacks words in one is said in English. */
export const spokenLanguages: readonly Language[] = languages
  .map(({ tag }) => tag)
  .filter((tag) => written['pages']?.has(tag));

/** Says something in a language, in English where that has no words for it. */
export function speak<N extends Namespace>(
  namespace: N,
  language: string,
  key: Key<N>,
  values: Values = {},
): string {
  const own = written[namespace]?.get(language)?.[key];
  const words = own ?? written[namespace]?.get('en')?.[key];
  if (words === undefined) throw new Error(`There are no words for ${namespace} ${key}`);
  const said = formatOf(words, own === undefined ? 'en' : language).format(values);
  return typeof said === 'string' ? said : String(said);
}

const formats = new Map<string, IntlMessageFormat>();

function formatOf(words: string, language: string): IntlMessageFormat {
  const name = `${language} ${words}`;
  const known = formats.get(name);
  if (known) return known;
  // Figures are Western in every language, as designations are.
  const format = new IntlMessageFormat(words, `${language}-u-nu-latn`, undefined, { ignoreTag: true });
  formats.set(name, format);
  return format;
}

function filesOf(namespace: string): Map<string, Record<string, string>> {
  const folder = join(import.meta.dirname, namespace);
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [basename(name, '.json'), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
}
