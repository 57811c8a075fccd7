import type { Metadata } from '@norma/contracts';
import { languageName } from '../../ui/languageName.ts';
import { Menu } from '../../ui/Menu.tsx';
import { documentPath } from './address.ts';
import { useLibrary } from './useLibrary.ts';
import { useWords } from './useWords.ts';

/** The language being read, and the way to the other translations of this edition. */
export function LanguageMenu({ document }: { document: Metadata }) {
  const words = useWords();
  const { isDrm } = useLibrary();
  return (
    <Menu
      label={<span lang={document.language}>{languageName(document.language)}</span>}
      title={words('chooseLanguage')}
      items={document.translations.map(({ contentCode, language }) => ({
        key: contentCode,
        label: languageName(language),
        lang: language,
        href: documentPath({ contentCode, isDrm }),
        isChosen: contentCode === document.contentCode,
      }))}
    />
  );
}
