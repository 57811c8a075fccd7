import type { Metadata } from '@norma/contracts';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { DocumentBar } from './DocumentBar.tsx';
import { DocumentBody } from './DocumentBody.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { EditionNotice } from './EditionNotice.tsx';
import { ScanNotice } from './ScanNotice.tsx';
import { panelsOf } from './panels.ts';
import { PrintedFor } from './PrintedFor.tsx';
import { useAddress } from './useAddress.ts';
import { useLibrary } from './useLibrary.ts';
import styles from './DocumentPage.module.css';

/** A document that may be read: what it is, what can be done with it, and its text. */
export function DocumentPage({ document }: { document: Metadata }) {
  const address = useAddress();
  const library = useLibrary();
  usePageTitle(`${document.displayDesignation} · ${document.title}`);
  const panels = panelsOf(document, library);
  const panel = panels.find(({ key }) => key === address.tab) ?? panels[0];

  return (
    <article className={styles.page}>
      <DocumentHead document={document} address={address} />
      <PrintedFor />
      <EditionNotice document={document} address={address} />
      <ScanNotice document={document} address={address} />
      <DocumentBar document={document} address={address} panels={panels} panel={panel} />
      <DocumentBody document={document} address={address} panel={panel} />
    </article>
  );
}
