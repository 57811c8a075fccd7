import { createInstance, type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { locales } from 'virtual:locales';
import { messageFormat, type Catalog } from './messageFormat.ts';
import type { Namespace } from './messages.ts';

/** The i18next instance of the app, in one language at a time. */
export const i18n = createInstance();

// Routes start to load before the shell has its messages.
const started = new Promise<void>((resolve) => i18n.on('initialized', () => resolve()));

/** Loads a namespace before its first screen is rendered. */
export async function loadMessages(namespace: Namespace): Promise<void> {
  await started;
  await catalogOf(i18n.language, namespace); // Where this fails, i18next would take the namespace for empty ever after.
  await i18n.loadNamespaces(namespace);
}

/** Loads the messages for refused calls in the background, unless the API words them in this language itself. */
export const loadFailures = (language: string): void =>
  void (language === 'en' || i18n.loadNamespaces('failures'));

/** Transforms messages as they load; only the pseudo-languages of development do. */
let transformed = (catalog: Catalog): Catalog => catalog;

async function startPseudo(): Promise<void> {
  const { askedPseudo: pseudo, pseudoWords } = await import('./pseudo.ts');
  const asked = pseudo(document.cookie);
  if (asked) transformed = pseudoWords;
  if (asked !== 'mirrored') return;
  document.documentElement.dir = 'rtl';
  i18n.dir = () => 'rtl';
}

/** Initializes i18next in the language of the page; every other namespace loads with its first screen. */
export async function startI18n(): Promise<void> {
  if (import.meta.env.DEV || import.meta.env.NORMA_PARTS) await startPseudo();
  await i18n
    .use(messageFormat)
    .use(initReactI18next)
    .use(localesBackend)
    .init({
      lng: document.documentElement.lang || 'en',
      fallbackLng: false, // Every language is complete: `node bin/check-words.mjs` compares it with English.
      load: 'currentOnly',
      ns: ['shell'],
      defaultNS: 'shell',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false }, // React escapes.
    });
  loadFailures(i18n.language);
}

const localesBackend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: async (language, namespace) => transformed((await catalogOf(language, namespace)) ?? {}),
};

async function catalogOf(language: string, namespace: string): Promise<Catalog | undefined> {
  const locale = await locales[language]?.();
  return namespace === 'shell' ? locale?.shell : locale?.catalogs[namespace]?.();
}
