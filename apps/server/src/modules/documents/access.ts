import type { ListedAccess } from '@norma/contracts';
import type { Reader } from '../../context.ts';
import type { Tenant } from '../../tenant/index.ts';
import type { Card } from './store.ts';

/** Whether a tenant offers a document at all; what it does not offer does not exist there. */
export const isOffered = (tenant: Tenant, { publisher_code }: Pick<Card, 'publisher_code'>): boolean =>
  tenant.settings.publishers.includes(publisher_code);

/** Whether the reader's account subscribes to the document's publisher, so that its text opens. */
export const mayOpen = (
  { account }: Pick<Reader, 'account'>,
  { publisher_code }: Pick<Card, 'publisher_code'>,
): boolean => account?.publishers.includes(publisher_code) ?? false;

/** What a list tells of access to one of its documents. */
export const accessTo = (
  reader: Pick<Reader, 'account'>,
  document: Pick<Card, 'publisher_code' | 'publisher_name'>,
): ListedAccess => ({ isEntitled: mayOpen(reader, document), publisherName: document.publisher_name });
