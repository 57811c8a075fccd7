import type { Kysely } from 'kysely';
import { hasFeature, type Tenant } from '../../tenant/index.ts';
import { isOffered } from './access.ts';
import { cardOfCode } from './store.ts';
import type { DocumentTables } from './tables.ts';

/** What a program that shows a preview of a link may be told of the document that it leads to. */
export type LinkPreview = { readonly designation: string; readonly title: string };

const paths = new Set(['/document', '/document-view', '/content-access', '/content-redirect']);

/** The content code of an address that opens a document, or null; its name counts in any letter case, and a plus is a plus. */
export function contentCodeIn(address: string): string | null {
  const [path = '', query = ''] = address.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  if (!paths.has(path.replace(/\/+$/, ''))) return null;
  const parameters = [...new URLSearchParams(query.replaceAll('+', '%2B'))];
  const code = parameters.find(([name]) => name.toLowerCase() === 'contentcode')?.[1].trim() ?? '';
  return code === '' || code.includes('\0') ? null : code;
}

/** The document behind an address for those who have not signed in: where the tenant allows it, and offers the document. */
export async function linkPreviewOf(
  db: Kysely<DocumentTables>,
  tenant: Tenant,
  address: string,
): Promise<LinkPreview | null> {
  const code = hasFeature(tenant.settings, 'link-previews') ? contentCodeIn(address) : null;
  const card = code === null ? null : await cardOfCode(db, code);
  if (!card || !isOffered(tenant, card) || !card.is_available) return null;
  return { designation: card.designation, title: card.title_text };
}
