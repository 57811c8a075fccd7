import type { ComparisonLook, HtmlView } from '@norma/reader';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Metadata } from '@norma/contracts';
import { IconChevronDown } from '@tabler/icons-react';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import {
  documentQuery,
  Opening,
  panelId,
  type PartProps,
  type Address,
  PdfReader,
} from '../documents/forDocumentPage.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { ComparisonHead } from './ComparisonHead.tsx';
import {
  type Comparable,
  comparableEditions,
  comparableOf,
  type Format,
  formatsOf,
  type Pair,
  pairOf,
} from './pair.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Designation } from '../../ui/text/Designation.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { Timeline } from './Timeline.tsx';
import { useIsNarrow } from '../../ui/layout/useBreakpoint.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { ComparedText } from './ComparedText.tsx';
import { ComparisonFailure, type Other } from './ComparisonFailure.tsx';
import { comparedHtmlQuery, comparedPdfQuery } from './queries.ts';
import { ExportMenu, RedlineButton } from './LineActs.tsx';
import { Waiting } from './Waiting.tsx';
import styles from './Failure.module.css';

/** Two editions of a document compared, as its address names them. */
export function ComparisonScreen({ document, address }: PartProps) {
  const t = useMessages('comparison');
  const [isChoosing, setChoosing] = useState(false);
  const [view, setView] = useState<HtmlView | null>(null);
  const [look, setLook] = useState<ComparisonLook>('inline');
  const family = comparableEditions(document);
  const ofFamily = pairOf(family, document.contentCode, address.compare ?? '');
  // The URL may name a document of another family.
  const other = useQuery({
    ...documentQuery(address.compare ?? ''),
    enabled: !ofFamily && Boolean(address.compare),
  });
  const [own, base] = [comparableOf(document), other.data ? comparableOf(other.data) : null];
  const pair = ofFamily ?? (own && base && own.id !== base.id ? { base, target: own } : null);
  const editions = ofFamily || !pair ? family : [pair.base, pair.target];
  usePageTitle(
    pair ? t('page', { old: pair.base.designationNo, young: pair.target.designationNo }) : t('comparison'),
  );
  const choose = (): void => setChoosing(true);
  const show = (chosen: Format): void => void address.write('tab', chosen, 'step');
  const dialog = isChoosing && (
    <CompareDialog document={document} address={address} onClose={() => setChoosing(false)} />
  );
  if (!pair && other.isLoading) return <Opening>{t('opening')}</Opening>;
  if (!pair) {
    return (
      <div className={styles.failure}>
        <h1>
          <VisuallyHidden>{t('comparison')}</VisuallyHidden>
        </h1>
        <EmptyState title={t('unknown')} actions={<Button onClick={choose}>{t('choose')}</Button>}>
          {t('unknownText', { designation: document.displayDesignation })}
        </EmptyState>
        {dialog}
      </div>
    );
  }
  const formats = formatsOf(pair);
  const format = formats.find((each) => each === address.tab) ?? formats[0];
  return (
    <article className={styles.page}>
      <ComparisonHead
        pair={pair}
        formats={formats}
        format={format}
        onFormat={show}
        onEdit={choose}
        onPrint={format === 'html' && view ? view.printAlone : undefined}
        look={look}
        onLook={setLook}
      >
        {formats.includes('pdf') && <RedlineButton pair={pair} />}
        {format === 'html' && <ExportMenu pair={pair} />}
      </ComparisonHead>
      <ComparisonDetails document={document} editions={editions} pair={pair} format={format} />
      <div id={panelId} role="tabpanel" aria-label={format && t(format)}>
        {format === 'html' && (
          <HtmlComparison
            key={`${pair.base.id} ${pair.target.id}`}
            pair={pair}
            look={look}
            other={formats.includes('pdf') ? { format: 'pdf', go: () => show('pdf') } : undefined}
            onView={setView}
          />
        )}
        {format === 'pdf' && (
          <PdfComparison
            key={`${pair.base.id} ${pair.target.id}`}
            pair={pair}
            address={address}
            other={formats.includes('html') ? { format: 'html', go: () => show('html') } : undefined}
          />
        )}
        {!format && (
          <div className={styles.failure}>
            <EmptyState title={t('noFormat')}>{t('noFormatText')}</EmptyState>
          </div>
        )}
      </div>
      {dialog}
    </article>
  );
}

type Props = { document: Metadata; editions: readonly Comparable[]; pair: Pair; format: Format | undefined };

/** Which editions there are, and which two of them are compared; below 993 px it can be folded away. */
function ComparisonDetails({ document, editions, pair, format }: Props) {
  const t = useMessages('comparison');
  const isNarrow = useIsNarrow('comparison');
  const timeline = <Timeline editions={editions} pair={pair} format={format} />;
  if (!isNarrow) return <div className={styles.wide}>{timeline}</div>;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t('details')}
        <IconChevronDown className={styles.chevron} size={16} stroke={1.6} aria-hidden />
      </summary>
      <dl className={styles.facts}>
        <dt>{t('documentTitle')}</dt>
        <dd lang={document.language} dir="auto">
          {document.title}
        </dd>
        <dt>{t('older')}</dt>
        <dd className={styles.edition}>
          <Designation value={pair.base.designationNo} size="table" />
          <Status status={pair.base.status} />
        </dd>
        <dt>{t('newer')}</dt>
        <dd className={styles.edition}>
          <Designation value={pair.target.designationNo} size="table" />
          <Status status={pair.target.status} />
        </dd>
      </dl>
      {timeline}
    </details>
  );
}

type HtmlComparisonProps = {
  pair: Pair;
  look: ComparisonLook;
  /** To the other format, where both editions have it. */
  other: Other | undefined;
  /** Told of the text that is shown, and of its end. */
  onView: (view: HtmlView | null) => void;
};

/** The HTML of two editions as one text, once it has been compared. */
function HtmlComparison({ pair, look, other, onView }: HtmlComparisonProps) {
  const t = useMessages('comparison');
  const { data, error, isFetching, refetch } = useQuery(comparedHtmlQuery(pair));
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return (
      <div className={styles.failure}>
        <ErrorState title={t('failed')} onRetry={() => setFailed(false)}>
          {t('failedText')}
        </ErrorState>
      </div>
    );
  }
  if (data) {
    const title = t('fromTo', { old: pair.base.designationNo, young: pair.target.designationNo });
    return (
      <ComparedText
        compared={data}
        pair={pair}
        title={title}
        look={look}
        onView={onView}
        onFailure={() => setFailed(true)}
      />
    );
  }
  if (error && !isFetching)
    return <ComparisonFailure error={error} onRetry={() => void refetch()} other={other} />;
  return <Waiting>{t('waiting')}</Waiting>;
}

type PdfComparisonProps = { pair: Pair; address: Address; other: Other | undefined };

/** The pages of the newer edition with their changes, once they are compared. */
function PdfComparison({ pair, address, other }: PdfComparisonProps) {
  const t = useMessages('comparison');
  const { data, error, isFetching, refetch } = useQuery(comparedPdfQuery(pair));
  const [attempt, setAttempt] = useState(1);
  if (data) {
    const names = { old: pair.base.designationNo, young: pair.target.designationNo };
    const compared = {
      contentCode: `${pair.base.contentCode} ${pair.target.contentCode}`,
      displayDesignation: t('fromTo', names),
      downloadable: false, // What there is to keep is the redline.
    };
    return (
      <PdfReader
        key={attempt}
        document={compared}
        fetchRange={data.fetchRange}
        address={address}
        onReopen={() => setAttempt(attempt + 1)}
      />
    );
  }
  if (error && !isFetching)
    return <ComparisonFailure error={error} onRetry={() => void refetch()} other={other} />;
  return <Waiting>{t('preparingPdf')}</Waiting>;
}
