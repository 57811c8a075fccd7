import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@norma/contracts/fields';
import { z } from 'zod';
import { escapeHtml } from '../pages/page.ts';
import type { Tenant } from '../tenant/index.ts';

const Files = z.array(z.string());

/** What the build says of the files that screens need (apps/web/build/openingPage.ts). */
const Opening = z.object({
  languages: z.record(z.string(), Files),
  screens: z.array(z.object({ path: z.string(), files: Files, messages: z.record(z.string(), Files) })),
});

type OpeningPage = {
  /** The files that the screen at a path needs in a language. */
  readonly filesFor: (path: string, language: string) => readonly string[];
  /** Whose library it is and that it loads, as HTML that is shown before any script runs. */
  readonly wordsOf: (settings: Tenant['settings'], language: string) => string;
};

/** What a page of the web app shows and asks for before the app has come. */
export async function openingPage(folder: string): Promise<OpeningPage> {
  const built = join(folder, 'opening.json');
  // Where Vite serves the sources there is none.
  const files = existsSync(built)
    ? Opening.parse(JSON.parse(await readFile(built, 'utf8')))
    : { languages: {}, screens: [] };
  const screens = files.screens.map((screen) => ({ ...screen, isAt: new RegExp(screen.path) }));
  const words = new Map(
    await Promise.all(
      languages.map(async ({ tag }) => [tag as string, (await readShellWords(folder, tag)) ?? {}] as const),
    ),
  );
  return {
    filesFor: (path, language) => {
      const screen = screens.find(({ isAt }) => isAt.test(path));
      const named = [files.languages[language] ?? [], screen?.files ?? [], screen?.messages[language] ?? []];
      return [...new Set(named.flat())];
    },
    wordsOf: ({ publisherName, shortTitle, markSvg }, language) => {
      const word = (key: string): string => escapeHtml(words.get(language)?.[key] ?? '');
      return (
        `<div id="opening"><header>${markSvg}<div><b>${escapeHtml(publisherName)}</b>` +
        `<small>${escapeHtml(shortTitle)}</small></div></header>` +
        `<p role="status" data-failed="${word('offline.page')}">${word('shell.loading')}</p></div>`
      );
    },
  };
}

/** Reads the words of the shell that the web app was built with; null for a language that it does not speak. */
export async function readShellWords(
  folder: string,
  language: string,
): Promise<Record<string, string> | null> {
  try {
    const words = await readFile(join(folder, 'i18n', `${language}.json`), 'utf8');
    return JSON.parse(words) as Record<string, string>;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`Could not read the words of ${language}`, { cause });
  }
}
