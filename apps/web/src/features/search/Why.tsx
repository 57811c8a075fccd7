import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { languageOfText } from '../../ui/text/languageOfText.ts';
import { rangesIn, type Query } from '../../ui/text/HighlightedHtml.tsx';
import { HighlightedText } from '../../ui/text/HighlightedText.tsx';
import { fromSearch } from '../documents/index.ts';
import type { FoundDocument } from './found.ts';
import { useDocumentLink } from './useDocumentLink.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Why.module.css';
import { isolate } from '../../i18n/isolate.ts';

type Props = {
  document: FoundDocument;
  /** The search that found it: the document shows the way back to it. */
  search: Parameters<typeof fromSearch>[0];
  query: Query;
};

/** Where words are seen on the card itself. */
const shown = new Set<FoundDocument['why']['fields'][number]>(['designation', 'title', 'description']);

/** Why a document was found, where its designation, title and description do not show it, or not all of it. */
export function Why({ document, search, query }: Props) {
  const t = useMessages('search');
  const { meaning, why, language } = document;
  if (meaning) return <Nearest meaning={meaning} language={language} />;
  if (why.fields.length === 0) return null;
  const isInText = why.fields.includes('body');
  // Nothing is quoted from a text that the reader may not open, nor where the card shows all that was found.
  if (why.excerpt === null && why.fields.some((field) => shown.has(field))) return null;
  if (why.excerpt === null) return <Reason label={t(isInText ? 'inText' : 'inKeywords')} />;
  return (
    <Reason label={t(isInText ? 'foundInText' : 'foundInKeywords')}>
      <FoundAt document={document} search={search} />{' '}
      <q className={styles.excerpt} lang={languageOfText(why.excerpt, language)} dir="auto">
        <HighlightedText text={why.excerpt} ranges={rangesIn(why.excerpt, query)} />
      </q>
    </Reason>
  );
}

/** A link to the page or clause that contains the words, if known. */
function FoundAt({ document: { contentCode, why, language }, search }: Omit<Props, 'query'>) {
  const t = useMessages('search');
  const linkTo = useDocumentLink();
  const { place } = why;
  if (!place) return null;
  return (
    <Link className={styles.place} to={linkTo(contentCode, place)} state={fromSearch(search)}>
      {place.kind === 'page' ? (
        t('foundPage', { page: isolate(place.label ?? String(place.number)) })
      ) : (
        <bdi lang={languageOfText(place.title, language)}>
          {`${place.number} ${place.title}`.trim() || place.name}
        </bdi>
      )}
    </Link>
  );
}

function Nearest({ meaning, language }: Required<Pick<FoundDocument, 'meaning' | 'language'>>) {
  const t = useMessages('search');
  if (!meaning.sentence) return null;
  return (
    <Reason label={t('semantic.nearest')}>
      <mark className={styles.sentence} lang={languageOfText(meaning.sentence, language)} dir="auto">
        {meaning.sentence}
      </mark>
    </Reason>
  );
}

function Reason({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <p className={styles.why}>
      <span className={styles.label}>{label}</span> {children}
    </p>
  );
}
