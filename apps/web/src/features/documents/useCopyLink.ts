import { useQuery } from '@tanstack/react-query';
import { showToast } from '../../ui/feedback/toasts.ts';
import { copyText } from '../../ui/text/copyText.ts';
import { encodeQuery } from '../../client/query.ts';
import { documentPath } from './address.ts';
import { clausesQuery } from './queries.ts';
import { hasFeature, useLibrary } from './useLibrary.ts';

/** The address of a clause by its line, which leads to the clause in later editions, too. */
export const clausePath = (line: string, contentCode: string): string =>
  `/clause/${line}${encodeQuery({ from: contentCode })}`;

/** A clause by its id in the text, and as addresses name it. */
type Named = { readonly id: string; readonly name: string };

/** What the viewer says about a copied link. */
type Words = (key: 'linkCopied' | 'linkNotCopied', values?: Record<string, string>) => string;

/**
 * Copies the link to a clause: by its line, so that it leads to the clause in later editions, too; where the clause has none
 * yet, to its place in this edition. Anyone who gets the link is led from there to the view that is theirs.
 */
export function useCopyLink(contentCode: string, isWanted: boolean, t: Words): (clause: Named) => void {
  const library = useLibrary();
  const { data } = useQuery({
    ...clausesQuery(contentCode),
    enabled: isWanted && hasFeature(library, 'clause-links'),
  });
  return ({ id, name }) => {
    const line = data?.clauses.find((clause) => clause.id === id)?.line;
    const path =
      line === undefined ? documentPath({ contentCode, clause: name }) : clausePath(line, contentCode);
    const link = window.location.origin + path;
    copyText(link).then(
      () => showToast({ kind: 'success', message: t('linkCopied') }),
      () => showToast({ kind: 'error', message: t('linkNotCopied', { link }) }),
    );
  };
}
