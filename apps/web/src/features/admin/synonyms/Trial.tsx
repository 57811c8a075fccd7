import type { SynonymTrial } from '@norma/contracts';
import { useId, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Designation } from '../../../ui/text/Designation.tsx';
import { HighlightedHtml } from '../../../ui/text/HighlightedHtml.tsx';
import { languageOfText } from '../../../ui/text/languageOfText.ts';
import { Status } from '../../../ui/text/Status.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import styles from './Trial.module.css';

type Props = {
  query: string;
  onQuery: (query: string) => void;
  /** The query that was tried. */
  tried: string;
  trial: { data: SynonymTrial | undefined; isError: boolean };
};

/** What a query finds with the saved rules and with those being written, beside each other. */
export function Trial({ query, onQuery, tried, trial: { data, isError } }: Props) {
  const t = useMessages('synonyms');
  const added = data ? data.after.count - data.before.count : 0;
  return (
    <section aria-label={t('try')}>
      <TextField
        type="search"
        label={t('try')}
        hint={t('tryHint')}
        value={query}
        autoComplete="off"
        spellCheck={false}
        limit={500}
        onChange={({ currentTarget }) => onQuery(currentTarget.value)}
      />
      {isError && <p className={styles.note}>{t('tryFailed')}</p>}
      {tried === '' ? (
        <p className={styles.note}>{t('notTried')}</p>
      ) : !data ? (
        !isError && <SkeletonRows rows={4} />
      ) : (
        <div className={styles.sides} aria-live="polite">
          <Side name={t('before')} side={data.before} query={tried} />
          <Side name={t('after')} side={data.after} query={tried}>
            {added > 0 && <p className={styles.more}>{t('more', { count: added })}</p>}
          </Side>
        </div>
      )}
    </section>
  );
}

type SideProps = {
  name: string;
  side: SynonymTrial['after'];
  query: string;
  children?: ReactNode;
};

function Side({ name, side: { count, documents, synonyms }, query, children }: SideProps) {
  const t = useMessages('synonyms');
  const number = useNumberFormat();
  const id = useId();
  const words = [query, ...synonyms.map(({ used }) => used)].join(' ');
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.head} id={id}>
        {name}{' '}
        <span className={styles.count}>
          <span aria-hidden>{number(count)}</span>
          <VisuallyHidden>{t('documents', { count })}</VisuallyHidden>
        </span>
      </h2>
      {documents.length === 0 && <p className={styles.note}>{t('none')}</p>}
      <ol className={styles.list}>
        {documents.map((document) => (
          <li key={document.contentCode} className={styles.row} data-added={document.isAdded || undefined}>
            <span className={styles.name}>
              <Designation value={document.designation} size="table" />
              <Status status={document.status} />
            </span>
            <span className={styles.title} lang={languageOfText(document.title, document.language)}>
              <bdi>
                <HighlightedHtml html={document.title} query={words} />
              </bdi>
            </span>
            {document.isAdded && <VisuallyHidden> ({t('added')})</VisuallyHidden>}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
