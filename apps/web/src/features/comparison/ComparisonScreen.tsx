import type { HtmlView } from '@norma/reader';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { documentQuery, Opening, panelId, type PartProps } from '../documents/forDocumentPage.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { ComparisonDetails } from './ComparisonDetails.tsx';
import { ComparisonHead } from './ComparisonHead.tsx';
import { HtmlComparison } from './HtmlComparison.tsx';
import { comparableEditions, comparableOf, formatsOf, pairOf, type Format } from './pair.ts';
import { PdfComparison } from './PdfComparison.tsx';
import { RedlineButton } from './RedlineButton.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Failure.module.css';

/** Two editions of a document compared, as its address names them. */
export function ComparisonScreen({ document, address }: PartProps) {
  const words = useMessages('comparison');
  const [isChoosing, setChoosing] = useState(false);
  const [view, setView] = useState<HtmlView | null>(null);
  const family = comparableEditions(document);
  const ofFamily = pairOf(family, document.contentCode, address.compare ?? '');
  // Any other document may be named as well, by whoever chose it.
  const other = useQuery({
    ...documentQuery(address.compare ?? ''),
    enabled: !ofFamily && Boolean(address.compare),
  });
  const [own, old] = [comparableOf(document), other.data ? comparableOf(other.data) : null];
  const pair = ofFamily ?? (own && old && own.id !== old.id ? { old, young: own } : null);
  const editions = ofFamily || !pair ? family : [pair.old, pair.young];
  usePageTitle(
    pair
      ? words('page', { old: pair.old.designationNo, young: pair.young.designationNo })
      : words('comparison'),
  );
  const choose = (): void => setChoosing(true);
  const show = (chosen: Format): void => void address.write('tab', chosen, 'step');
  const dialog = isChoosing && (
    <CompareDialog document={document} address={address} onClose={() => setChoosing(false)} />
  );
  if (!pair && other.isLoading) return <Opening>{words('opening')}</Opening>;
  if (!pair) {
    return (
      <div className={styles.failure}>
        <h1>
          <VisuallyHidden>{words('comparison')}</VisuallyHidden>
        </h1>
        <EmptyState title={words('unknown')} actions={<Button onClick={choose}>{words('choose')}</Button>}>
          {words('unknownText', { designation: document.displayDesignation })}
        </EmptyState>
        {dialog}
      </div>
    );
  }
  const formats = formatsOf(pair);
  const format = formats.find((each) => each === address.tab) ?? formats[0];
  return (
    <article>
      <ComparisonHead
        pair={pair}
        formats={formats}
        format={format}
        onFormat={show}
        onEdit={choose}
        onPrint={format === 'html' && view ? view.printAlone : undefined}
      >
        {format === 'pdf' && <RedlineButton pair={pair} />}
      </ComparisonHead>
      <ComparisonDetails document={document} editions={editions} pair={pair} format={format} />
      <div id={panelId} role="tabpanel" aria-label={format && words(format)}>
        {format === 'html' && (
          <HtmlComparison
            key={`${pair.old.id} ${pair.young.id}`}
            pair={pair}
            other={formats.includes('pdf') ? { format: 'pdf', go: () => show('pdf') } : undefined}
            onView={setView}
          />
        )}
        {format === 'pdf' && (
          <PdfComparison
            key={`${pair.old.id} ${pair.young.id}`}
            pair={pair}
            address={address}
            other={formats.includes('html') ? { format: 'html', go: () => show('html') } : undefined}
          />
        )}
        {!format && (
          <div className={styles.failure}>
            <EmptyState title={words('noFormat')}>{words('noFormatText')}</EmptyState>
          </div>
        )}
      </div>
      {dialog}
    </article>
  );
}
