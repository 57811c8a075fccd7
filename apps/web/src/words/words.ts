import { languages, type Language } from '@norma/contracts/fields';
import { createInstance, type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { messageFormat, type Message } from './messageFormat.ts';
import type { Messages } from './messages.ts';

/** Messages by key. */
export type Words = Record<string, Message>;

/** Messages by file, each loaded when a reader needs it: `import.meta.glob` of `…/{namespace}/messages/{language}.json`. */
export type MessageFiles = Record<string, () => Promise<Words>>;

const shellFiles: MessageFiles = import.meta.glob<Words>('./*.json', { import: 'default' });

const failureFiles: MessageFiles = import.meta.glob<Words>('./failures/messages/*.json', {
  import: 'default',
});

/** The languages in which the shell speaks, in the order in which they are offered. */
export const spokenLanguages: Language[] = languages
  .map(({ tag }) => tag)
  .filter((tag) => `./${tag}.json` in shellFiles);

/** Speaks to readers, in one language at a time. */
export const i18n = createInstance();

// Routes are on their way before the shell has its words.
const started = new Promise<void>((resolve) => i18n.on('initialized', () => resolve()));

/** Fetches the words of a feature before its first screen is drawn. */
export async function loadWords(feature: keyof Messages): Promise<void> {
  await started;
  await i18n.loadNamespaces(feature);
}

/** Fetches the words for refusals where the wire does not speak the language: behind everything else, once. */
export const loadFailures = (language: string): void =>
  void (language === 'en' || i18n.loadNamespaces('failures'));

/** Starts speaking the language of the page; a feature's words are loaded when its first screen is shown. */
export async function startWords(featureFiles: MessageFiles): Promise<void> {
  await i18n
    .use(messageFormat)
    .use(initReactI18next)
    .use(filesBackend(wordFiles(featureFiles)))
    .init({
      lng: document.documentElement.lang || 'en',
      fallbackLng: 'en',
      load: 'currentOnly',
      ns: ['shell'],
      defaultNS: 'shell',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false }, // React escapes.
    });
  loadFailures(i18n.language);
}

/** Finds the file of a namespace in a language. */
type FileOf = (namespace: string, language: string) => (() => Promise<Words>) | undefined;

const wordFiles =
  (featureFiles: MessageFiles): FileOf =>
  (namespace, language) =>
    namespace === 'failures'
      ? failureFiles[`./failures/messages/${language}.json`]
      : namespace === 'shell'
        ? shellFiles[`./${language}.json`]
        : Object.entries(featureFiles).find(([path]) =>
            path.endsWith(`/${namespace}/messages/${language}.json`),
          )?.[1];

// A language that has no file for a namespace yet speaks English there.
const filesBackend = (fileOf: FileOf): BackendModule => ({
  type: 'backend',
  init: () => {},
  read: async (language, namespace) => (await fileOf(namespace, language)?.()) ?? {},
});
