import type { Metadata } from '@norma/contracts';
import { lazy, Suspense } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePageTitle } from '../../words/usePageTitle.ts';
import { loadWords } from '../../words/words.ts';
import type { Format } from './address.ts';
import { CurrentEdition } from './CurrentEdition.tsx';
import { DocumentBar } from './DocumentBar.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { PrintedFor } from './PrintedFor.tsx';
import { PdfPanel } from './pdf/PdfPanel.tsx';
import { useAddress } from './useAddress.ts';
import { useWords } from './useWords.ts';

const HtmlPanel = lazy(async () => {
  const [{ HtmlPanel: panel }] = await Promise.all([import('./html/HtmlPanel.tsx'), loadWords('html')]);
  return { default: panel };
});

/** A document that may be read: what it is, what can be done with it, and its text. */
export function DocumentPage({ document }: { document: Metadata }) {
  const words = useWords();
  const address = useAddress();
  usePageTitle(`${document.displayDesignation} · ${document.title}`);
  const formats = formatsOf(document);
  const format = formats.find((offered) => offered === address.format) ?? formats[0];

  return (
    <article>
      <DocumentHead document={document} />
      <PrintedFor />
      <CurrentEdition document={document} page={address.page} />
      <DocumentBar
        document={document}
        formats={formats}
        format={format}
        onFormat={(chosen) => address.write('tab', chosen, 'step')}
      />
      {format === 'pdf' && <PdfPanel document={document} address={address} />}
      {format === 'html' && (
        <Suspense>
          <HtmlPanel document={document} address={address} />
        </Suspense>
      )}
      {!format && <EmptyState title={words('noFormat')}>{words('noFormatText')}</EmptyState>}
    </article>
  );
}

const offered: { tab: Metadata['tabs'][number]; format: Format }[] = [
  { tab: 'PDF', format: 'pdf' },
  { tab: 'HTML', format: 'html' },
];

/** The formats that a document comes in, in the order of its tabs. */
const formatsOf = ({ tabs }: Metadata): Format[] =>
  offered.filter(({ tab }) => tabs.includes(tab)).map(({ format }) => format);
