import type { Metadata } from '@norma/contracts';
import type { HtmlView, PdfView } from '@norma/reader';
import { hasFeature, useLibrary } from '../documents/forDocumentPage.ts';
import { ReferenceCards } from '../references/forDocumentPage.ts';

type Props = { document: Metadata; view: HtmlView | PdfView };

/** The links of a text to what it cites, where the library has them; without their code the text is read as it is. */
export function ReferencesPart({ document, view }: Props) {
  const library = useLibrary();
  if (!hasFeature(library, 'reference-links')) return null;
  return <ReferenceCards view={view} contentCode={document.contentCode} whenFailed={null} />;
}
