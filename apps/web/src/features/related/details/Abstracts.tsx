import { languageName } from '../../../ui/text/languageName.ts';
import { ExpandableText } from '../../../ui/text/ExpandableText.tsx';
import { Part } from './Part.tsx';
import type { Details } from './query.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Abstracts.module.css';

/** The abstract of a document in every language it has one in. */
export function Abstracts({ abstracts }: { abstracts: Details['abstracts'] }) {
  const words = useMessages('document-details');
  if (!abstracts) return null;
  return (
    <Part title={words('abstracts', { count: abstracts.length })}>
      {abstracts.map(({ language, text }) => (
        <div className={styles.abstract} key={language}>
          {abstracts.length > 1 && <span className={styles.language}>{languageName(language)}</span>}
          <ExpandableText lines={6} lang={language}>
            {text}
          </ExpandableText>
        </div>
      ))}
    </Part>
  );
}
