import type { I18nFormatModule } from 'i18next';
import { IntlMessageFormat } from 'intl-messageformat';

/** A message as the build has read it: plain words, or the parts of an ICU message. */
export type Message = string | ReturnType<IntlMessageFormat['getAst']>;

/** The messages of a namespace in one language, by key. */
export type Catalog = Record<string, Message>;

type Values = Parameters<IntlMessageFormat['format']>[0];
type Found = { resolved?: { usedLng?: string } };

const formats = new WeakMap<object, IntlMessageFormat>();

/** Fills in ICU messages for i18next: each by the rules of the language that it is written in. */
export const messageFormat = {
  type: 'i18nFormat',
  parse: (message: Message, values: Values, language: string, _feature: string, _key: string, found: Found) =>
    typeof message === 'string'
      ? message
      : formatOf(message, found.resolved?.usedLng ?? language).format(values),
  // ICU knows plurals within a message: there are no keys for them.
  addLookupKeys: (keys: string[]) => keys,
} satisfies I18nFormatModule & Record<string, unknown>;

function formatOf(message: Exclude<Message, string>, language: string): IntlMessageFormat {
  const known = formats.get(message);
  if (known) return known;
  const format = new IntlMessageFormat(message, `${language}-u-nu-latn`); // Western digits, as in designations.
  formats.set(message, format);
  return format;
}
