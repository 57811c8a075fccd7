import type { CitationType, Metadata } from '@norma/contracts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';

type Style = CitationType['value'];

/** The formats of reference managers, with the endings of their files. */
export const exportFormats = [
  { key: 'ris', ending: 'ris' },
  { key: 'bibtex', ending: 'bib' },
  { key: 'csl', ending: 'json' },
] as const;
type ExportFormat = (typeof exportFormats)[number]['key'];

const asked = ({ contentId, contentType, assetType }: Metadata) => ({ contentId, contentType, assetType });

/** The styles in which documents are cited. */
export const citationTypesQuery = queryOptions({
  queryKey: ['citations', 'types'],
  queryFn: ({ signal }) => client.citations.citationTypes({}, { signal }),
  staleTime: Infinity,
  meta: { isHandled: true },
});

/** A document as one line of a reference list. */
export const citationQuery = (document: Metadata, style: Style) =>
  queryOptions({
    queryKey: ['citations', 'text', document.contentId, style],
    queryFn: async ({ signal }): Promise<string> => {
      const query = { ...asked(document), citationStyle: style };
      const { citationText } = await client.citations.textCitation({ query }, { signal });
      return citationText;
    },
    staleTime: Infinity,
    meta: { isHandled: true },
  });

/** A document as a file for reference managers. */
export async function exportedCitation(
  document: Metadata,
  style: Style,
  format: ExportFormat,
): Promise<Blob> {
  const call = client.citations[`${format}Citation`];
  const response = await call({ query: { ...asked(document), citationStyle: style } });
  return response.blob();
}
