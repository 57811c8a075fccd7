import { createInstance, type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { messageFormat, type Message } from './messageFormat.ts';
import type { Messages } from './messages.ts';

/** Messages by key. */
export type Words = Record<string, Message>;

/** All that is said in one language: the shell's words, and those of features by file, each loaded when it is needed. */
type Spoken = { shell: Record<string, Words>; files: Record<string, () => Promise<Words>> };

// What the app loads first names one file for each language, however many features there are.
const spokenFiles = import.meta.glob<Spoken>('./spoken/*.ts');

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

/** Changes words on their way; only builders, who look for what breaks when words grow, ask for that. */
let changed = (words: Words): Words => words;

async function startPseudo(): Promise<void> {
  const { askedPseudo, pseudoWords } = await import('./pseudo.ts');
  const asked = askedPseudo(document.cookie);
  if (asked) changed = pseudoWords;
  if (asked !== 'mirrored') return;
  document.documentElement.dir = 'rtl';
  i18n.dir = () => 'rtl';
}

/** Starts speaking the language of the page; a feature's words are loaded when its first screen is shown. */
export async function startWords(): Promise<void> {
  if (import.meta.env.DEV || import.meta.env.NORMA_PARTS) await startPseudo();
  await i18n
    .use(messageFormat)
    .use(initReactI18next)
    .use(spokenBackend)
    .init({
      lng: document.documentElement.lang || 'en',
      fallbackLng: false, // Every language is whole: `node bin/check-words.mjs` holds it to English.
      load: 'currentOnly',
      ns: ['shell'],
      defaultNS: 'shell',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false }, // React escapes.
    });
  loadFailures(i18n.language);
}

const spokenBackend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: async (language, namespace) => {
    const spoken = await spokenFiles[`./spoken/${language}.ts`]?.();
    if (!spoken) return {};
    if (namespace === 'shell') return changed(Object.values(spoken.shell)[0] ?? {});
    const place = Object.keys(spoken.files).find((path) => path.includes(`/${namespace}/messages/`));
    return changed((place === undefined ? undefined : await spoken.files[place]?.()) ?? {});
  },
};
