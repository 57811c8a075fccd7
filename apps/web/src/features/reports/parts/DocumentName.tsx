import { Link } from 'react-router';
import { Designation } from '../../../ui/text/Designation.tsx';
import { languageName } from '../../../ui/text/languageName.ts';
import { documentPath } from '../../documents/index.ts';
import styles from './DocumentName.module.css';

type Named = { readonly contentCode: string; readonly designation: string };
type Props = { document: Named; language?: string | null };

/** A document by its designation, which leads to it; and by its language, where that tells it from another one. */
export function DocumentName({ document: { contentCode, designation }, language = null }: Props) {
  return (
    <Link className={styles.name} to={documentPath({ contentCode })}>
      <Designation value={designation} size="table" />
      {language !== null && (
        <bdi className={styles.language} lang={language}>
          {languageName(language)}
        </bdi>
      )}
    </Link>
  );
}

/** The language of a document, where another one of a list has the same designation; null where none has. */
export const languageAmong = (
  { contentCode, designation, language }: Named & { readonly language: string | null },
  list: readonly Named[],
): string | null =>
  list.some((other) => other.designation === designation && other.contentCode !== contentCode)
    ? language
    : null;
