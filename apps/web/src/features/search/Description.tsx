import type { ResultDocument } from '@norma/contracts';
import { ExpandableText } from '../../ui/text/ExpandableText.tsx';
import { hasMatch, HighlightedHtml } from '../../ui/text/HighlightedHtml.tsx';
import { languageOfText } from '../../ui/text/languageOfText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Description.module.css';

type Props = { document: ResultDocument; query: string };

/** A description on one line, on two where it matches; the rest on demand. */
export function Description({ document, query }: Props) {
  const words = useMessages('search');
  const { description, designationNo: designation, language } = document;
  return (
    <div className={styles.description}>
      <ExpandableText
        lines={hasMatch(description, query) ? 2 : 1}
        lang={languageOfText(description, language)}
        labels={{ more: words('moreAbout', { designation }), less: words('lessAbout', { designation }) }}
      >
        <HighlightedHtml html={description} query={query} />
      </ExpandableText>
    </div>
  );
}
