import { languageName } from '../../../ui/languageName.ts';
import { SeeMore } from '../../../ui/SeeMore.tsx';
import { Part } from './Part.tsx';
import type { Details } from './query.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import parts from './Abstracts.module.css';

/** The abstract of a document in every language it has one in. */
export function Abstracts({ abstracts }: { abstracts: Details['abstracts'] }) {
  const words = useMessages('document-details');
  if (!abstracts) return null;
  return (
    <Part title={words('abstracts', { count: abstracts.length })}>
      {abstracts.map(({ language, text }) => (
        <div className={parts.abstract} key={language}>
          {abstracts.length > 1 && <span className={parts.language}>{languageName(language)}</span>}
          <SeeMore lines={6} lang={language}>
            {text}
          </SeeMore>
        </div>
      ))}
    </Part>
  );
}
