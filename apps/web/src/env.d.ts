interface ImportMetaEnv {
  /** Whether this build has the page of shared parts. */
  readonly NORMA_PARTS: boolean;
}

/** Made of the folder `locales` by the plugin in build/locales.ts. */
declare module 'virtual:locales' {
  type Catalog = import('./i18n/messageFormat.ts').Catalog;
  /** The messages of one language: the shell's, and a function for every other namespace that loads it. */
  type Locale = { shell: Catalog; catalogs: Record<string, () => Promise<Catalog>> };
  /** Loads a language, by its tag. */
  export const locales: Record<string, () => Promise<Locale>>;
}
