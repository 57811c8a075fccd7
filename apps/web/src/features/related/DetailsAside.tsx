import type { Metadata, NamedDocument } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { QueryState, type PartProps, useLibrary } from '../documents/forDocumentPage.ts';
import { type Details, detailsQuery, isOfStandardsBody } from './detailsQuery.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { languageName } from '../../ui/text/languageName.ts';
import { ExpandableText } from '../../ui/text/ExpandableText.tsx';
import { FactList } from '../../ui/lists/FactList.tsx';
import { useListFormat } from '../../ui/text/useListFormat.ts';
import { Designation } from '../../ui/text/Designation.tsx';
import { AccessMark, documentPath, dateInWords, knownPart } from '../documents/index.ts';
import styles from './DetailsAside.module.css';
import line from './DesignationLink.module.css';
import { Status } from '../../ui/text/Status.tsx';

/** The details of a document: editions, abstracts, classification and identifiers. */
export const DetailsAside = ({ document }: PartProps) => <KnownDetails document={document} hasAbstracts />;

/** The same for a page that shows the abstract itself. */
export const RecordDetails = ({ document }: PartProps) => <KnownDetails document={document} />;

type KnownProps = { document: Metadata; hasAbstracts?: boolean };

function KnownDetails({ document, hasAbstracts = false }: KnownProps) {
  const t = useMessages('document-details');
  const { tenant } = useLibrary();
  const { i18n } = useTranslation();
  const options = { isOwn: isOfStandardsBody(document, tenant), language: i18n.language };
  const query = useQuery(detailsQuery(document.contentCode, options));
  return (
    <QueryState query={query} rows={6} failed={{ title: t('failed'), text: t('failedText') }}>
      {(details) => <Known {...{ details, document, hasAbstracts }} />}
    </QueryState>
  );
}

function Known({ details, document, hasAbstracts }: Required<KnownProps> & { details: Details }) {
  const t = useMessages('document-details');
  return (
    <>
      <Facts details={details} pdf={document.pdf} />
      <NamedDocuments title={t('replaces')} documents={details.replaces} />
      <NamedDocuments title={t('replacedBy')} documents={details.replacedBy} />
      <NamedDocuments title={t('adopts')} documents={details.adopts} />
      <NamedDocuments title={t('adoptedAs')} documents={details.adoptedAs} />
      <History editions={details.history} document={document} />
      <Subjects details={details} />
      {hasAbstracts && <Abstracts abstracts={details.abstracts} />}
    </>
  );
}

/** The abstract of a document in every language it has one in. */
function Abstracts({ abstracts }: { abstracts: Details['abstracts'] }) {
  const t = useMessages('document-details');
  if (!abstracts) return null;
  return (
    <Part title={t('abstracts', { count: abstracts.length })}>
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

/** The committee and the identifiers of a document. */
function Facts({ details, pdf }: { details: Details; pdf: Metadata['pdf'] }) {
  const t = useMessages('document-details');
  const list = useListFormat();
  const { publisher, committee, documentTypeName: type, languages, workItems } = details;
  const { authors, container, pages, isbn, issn, doi } = details;
  const facts: { label: string; value: ReactNode; isFigure?: boolean }[] = [];
  if (publisher) facts.push({ label: t('publisher'), value: <Publisher publisher={publisher} /> });
  facts.push({ label: t('documentType'), value: <bdi lang={type.language}>{type.text}</bdi> });
  if (committee) facts.push({ label: t('committee'), value: <Named {...committee} /> });
  if (languages) facts.push({ label: t('languages'), value: languages.map(languageName).join(' · ') });
  if (workItems)
    facts.push({
      label: t('workItems'),
      value: list(workItems.map(({ workItemNumber }) => workItemNumber)),
    });
  if (authors) facts.push({ label: t('authors'), value: authors.join(' · ') });
  if (container) facts.push({ label: t('container'), value: container });
  if (pages) facts.push({ label: t('pages'), value: pages, isFigure: true });
  if (isbn) facts.push({ label: t('isbn'), value: isbn, isFigure: true });
  if (issn) facts.push({ label: t('issn'), value: issn, isFigure: true });
  if (doi) facts.push({ label: t('doi'), value: <Doi doi={doi} />, isFigure: true });
  if (pdf) facts.push({ label: t('accessibility'), value: t(pdf.isTagged ? 'tagged' : 'untagged') });
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

type Props = { title: string; documents: readonly NamedDocument[] | undefined };

/** Documents of one relation, linked if the library has them. */
function NamedDocuments({ title, documents }: Props) {
  const { isDrm } = useLibrary();
  if (!documents) return null;
  return (
    <Part title={title}>
      <ul>
        {documents.map(({ designation, contentCode }) => (
          <li className={styles.document} key={designation}>
            {contentCode ? (
              <Link className={line.link} to={documentPath({ contentCode, isDrm })}>
                <Designation value={designation} size="table" />
              </Link>
            ) : (
              <Designation value={designation} size="table" />
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The subjects of a document: ICS codes, industries, topics, and keywords. */
function Subjects({ details: { ics, industries, topics, keywords } }: { details: Details }) {
  const t = useMessages('document-details');
  return (
    <>
      {ics && (
        <Part title={t('ics')}>
          <ul className={styles.list}>
            {ics.map(({ code, name }) => (
              <li className={styles.code} key={code}>
                <bdi className={styles.figure} dir="ltr">
                  {code}
                </bdi>
                {name && <bdi>{name}</bdi>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Paths title={t('industries')} paths={industries} />
      <Paths title={t('topics')} paths={topics} />
      {keywords && (
        <Part title={t('keywords')}>
          <p className={styles.list}>
            <bdi>{keywords.join(' · ')}</bdi>
          </p>
        </Part>
      )}
    </>
  );
}

function Paths({ title, paths }: { title: string; paths: readonly string[] | undefined }) {
  if (!paths) return null;
  return (
    <Part title={title}>
      <ul className={styles.list}>
        {paths.map((path) => (
          <li key={path}>
            <bdi>{path}</bdi>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type HistoryProps = { editions: Details['history']; document: Metadata };

/** The editions of a standard with their days, the newest first; the one that is open is marked. */
function History({ editions, document }: HistoryProps) {
  const { contentCode } = document;
  const t = useMessages('document-details');
  const { isDrm } = useLibrary();
  const { i18n } = useTranslation();
  if (!editions) return null;
  return (
    <Part title={t('history')}>
      <ol className={styles.editions}>
        {editions.map((edition) => (
          <li
            className={styles.edition}
            key={edition.contentCode}
            aria-current={edition.contentCode === contentCode || undefined}
          >
            {edition.contentCode === contentCode ? (
              <Designation value={edition.designation} size="table" />
            ) : (
              <Link className={line.link} to={documentPath({ contentCode: edition.contentCode, isDrm })}>
                <Designation value={edition.designation} size="table" />
              </Link>
            )}
            <Status status={edition.status} />
            <AccessMark {...document} />
            {edition.publishedDate && (
              <time
                className={styles.day}
                dateTime={knownPart(edition.publishedDate, edition.publishedPrecision)}
              >
                {dateInWords(
                  { of: 'published', day: knownPart(edition.publishedDate, edition.publishedPrecision) },
                  i18n.language,
                )}
              </time>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** One kind of details under its heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
