import type { Metadata } from '@norma/contracts';
import { HighlightedHtml } from '../../ui/text/HighlightedHtml.tsx';
import { languageOfText } from '../../ui/text/languageOfText.ts';
import styles from './Abstract.module.css';

/** The abstract of a document, for those of which the library has no text. */
export function Abstract({ document: { description, language } }: { document: Metadata }) {
  if (!description) return null;
  return (
    <p className={styles.abstract} lang={languageOfText(description, language)} dir="auto">
      <HighlightedHtml html={description} query="" />
    </p>
  );
}
