import type { Metadata } from '@norma/contracts';
import type { ReactNode } from 'react';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { languageName } from '../../../ui/text/languageName.ts';
import { useListFormat } from '../../../ui/text/useListFormat.ts';
import type { Details } from './query.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Facts.module.css';

/** Who is behind a document, and what it is known by elsewhere. */
export function Facts({ details, pdf }: { details: Details; pdf: Metadata['pdf'] }) {
  const words = useMessages('document-details');
  const list = useListFormat();
  const { publisher, committee, documentType, languages, workItems } = details;
  const { authors, container, pages, isbn, issn, doi } = details;
  const facts: { label: string; value: ReactNode; isFigure?: boolean }[] = [];
  if (publisher) facts.push({ label: words('publisher'), value: <Publisher publisher={publisher} /> });
  facts.push({ label: words('documentType'), value: documentType });
  if (committee) facts.push({ label: words('committee'), value: <Named {...committee} /> });
  if (languages) facts.push({ label: words('languages'), value: languages.map(languageName).join(' · ') });
  if (workItems)
    facts.push({
      label: words('workItems'),
      value: list(workItems.map(({ workItemNumber }) => workItemNumber)),
    });
  if (authors) facts.push({ label: words('authors'), value: authors.join(' · ') });
  if (container) facts.push({ label: words('container'), value: container });
  if (pages) facts.push({ label: words('pages'), value: pages, isFigure: true });
  if (isbn) facts.push({ label: words('isbn'), value: isbn, isFigure: true });
  if (issn) facts.push({ label: words('issn'), value: issn, isFigure: true });
  if (doi) facts.push({ label: words('doi'), value: <Doi doi={doi} />, isFigure: true });
  if (pdf) facts.push({ label: words('accessibility'), value: words(pdf.isTagged ? 'tagged' : 'untagged') });
  return <FactList facts={facts} />;
}

function Publisher({ publisher: { name, mark } }: { publisher: NonNullable<Details['publisher']> }) {
  return (
    <span className={styles.publisher}>
      {mark && <img className={styles.mark} src={mark} alt="" />}
      {name}
    </span>
  );
}

function Named({ code, name }: { code: string; name: string | null }) {
  return name === null ? code : `${code} · ${name}`;
}

const Doi = ({ doi }: { doi: string }) => (
  <a href={`https://doi.org/${encodeURI(doi)}`} target="_blank" rel="noopener noreferrer">
    {doi}
  </a>
);
