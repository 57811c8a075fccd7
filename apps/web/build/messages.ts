import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';
import type { Message } from '../src/i18n/messageFormat.ts';

/** The messages of a file, without what it says of itself to its editors. */
export const messagesOf = (file: string): Record<string, string> => {
  const words = JSON.parse(file) as Record<string, string>;
  return Object.fromEntries(Object.entries(words).filter(([key]) => !key.startsWith('@')));
};

/** Messages that are parsed already; plain words stay as they are. */
export function parsed(words: Record<string, string>): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(words).map(([key, message]) => {
      try {
        return [
          key,
          withoutPlainList(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst()),
        ];
      } catch (cause) {
        throw new Error(`The message ${key} cannot be read: ${message}`, { cause });
      }
    }),
  );
}

/** Parses all messages when the app is built: a browser fills them in, and loads no parser. */
export const parsedMessages = (): Plugin => ({
  name: 'parsed-messages',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    },
  }),
  transform: {
    filter: { id: /\/locales\/[\w-]+\/[\w-]+\.json(\?|$)/ },
    handler: (json) => ({ code: JSON.stringify(parsed(messagesOf(json))), map: null }),
  },
});

/** Parts of a message; a single literal one is the words themselves. */
function withoutPlainList(parts: Exclude<Message, string>): Message {
  const [first, ...more] = parts;
  const isPlain = first?.type === 0 && more.length === 0;
  return isPlain ? first.value : parts;
}
