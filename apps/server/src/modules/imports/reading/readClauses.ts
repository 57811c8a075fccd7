import { placedTexts, readSts } from '@norma/sts';
import type { ClauseText } from './clauseText.ts';
import type { StoredText } from './deliveryReader.ts';
import { clauseTexts } from './html/clauseTexts.ts';
import { bodyOf, isElement } from './html/tree.ts';

/** The clauses of a stored text. The server runs it in a thread. */
export function readClauses({ kind, bytes }: StoredText): ClauseText[] {
  if (kind === 'sts') return placedTexts(readSts(bytes));
  const body = bodyOf(new TextDecoder().decode(bytes));
  const article = body.childNodes.filter(isElement).find(({ tagName }) => tagName === 'article');
  return clauseTexts((article ?? body).childNodes, (id) => id);
}
