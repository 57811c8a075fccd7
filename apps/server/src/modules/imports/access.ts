import type { Reader } from '../../context.ts';
import type { Tenant } from '../../tenant/index.ts';
import type { Import } from './jobs/store.ts';

type Requester = Pick<Reader, 'authorities'>;

const isOperator = ({ authorities }: Requester): boolean => authorities.includes('OPERATOR');

/** Which imports a reader sees: an operator all, an administrator those of the tenant and of publishers it delivers for. */
export const importsSeenBy = (
  reader: Requester,
  { key, settings }: Tenant,
): { tenant: string; publishers: readonly string[] } | 'all' =>
  isOperator(reader) ? 'all' : { tenant: key, publishers: settings.deliversFor };

/** Whether someone sees one import. */
export function maySee(
  reader: Requester,
  tenant: Tenant,
  job: Pick<Import, 'tenant' | 'publishers'>,
): boolean {
  const seen = importsSeenBy(reader, tenant);
  return (
    seen === 'all' ||
    job.tenant === seen.tenant ||
    job.publishers.some((code) => seen.publishers.includes(code))
  );
}

/** Whether someone may stop an import: an operator any, an administrator those that their tenant has asked for. */
export const mayStop = (reader: Requester, { key }: Tenant, job: Pick<Import, 'tenant'>): boolean =>
  isOperator(reader) || job.tenant === key;

/**
 * Whether someone may write documents of a publisher, which are one for all tenants: an operator may, an administrator
 * only where the tenant delivers for the publisher. Offering it is not enough (decision 50).
 */
export const mayWriteFor = (reader: Requester, tenant: Tenant, publisher: string): boolean =>
  publishersWritten(reader, tenant)?.includes(publisher) ?? true;

/** The publishers whose documents someone may write; null for all. */
export const publishersWritten = (reader: Requester, { settings }: Tenant): readonly string[] | null =>
  isOperator(reader) ? null : settings.deliversFor;

/** Whether what someone uploads may change nothing but the documents of the publisher they named. */
export const isOwnAlone = (reader: Requester): boolean => !isOperator(reader);

/** The publishers whose changes someone sees in an import; null for all. */
export const changesSeenBy = (
  reader: Requester,
  { key, settings }: Tenant,
  job: Pick<Import, 'tenant'>,
): readonly string[] | null => (isOperator(reader) || job.tenant === key ? null : settings.deliversFor);
