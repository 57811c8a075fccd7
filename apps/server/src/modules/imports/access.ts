import type { Reader } from '../../context.ts';
import type { Tenant } from '../../tenant/index.ts';
import type { Import } from './jobs/store.ts';

type Asker = Pick<Reader, 'authorities'>;

const isOperator = ({ authorities }: Asker): boolean => authorities.includes('OPERATOR');

/** Which imports a reader sees: an operator all, an administrator those of the tenant and of publishers it delivers for. */
export const importsSeenBy = (
  reader: Asker,
  { key, settings }: Tenant,
): { tenant: string; publishers: readonly string[] } | 'all' =>
  isOperator(reader) ? 'all' : { tenant: key, publishers: settings.deliversFor };

/** Whether somebody sees one import. */
export function maySee(reader: Asker, tenant: Tenant, job: Pick<Import, 'tenant' | 'publishers'>): boolean {
  const seen = importsSeenBy(reader, tenant);
  return (
    seen === 'all' ||
    job.tenant === seen.tenant ||
    job.publishers.some((code) => seen.publishers.includes(code))
  );
}

/** Whether somebody may stop an import: an operator any, an administrator those that their tenant has asked for. */
export const mayStop = (reader: Asker, { key }: Tenant, job: Pick<Import, 'tenant'>): boolean =>
  isOperator(reader) || job.tenant === key;

/**
 * Whether somebody may write documents of a publisher, which are one for all tenants: an operator may, an administrator
 * only where the tenant delivers for the publisher. Offering it is not enough (decision 50).
 */
export const mayWriteFor = (reader: Asker, tenant: Tenant, publisher: string): boolean =>
  publishersWritten(reader, tenant)?.includes(publisher) ?? true;

/** The publishers whose documents somebody may write; null for all. */
export const publishersWritten = (reader: Asker, { settings }: Tenant): readonly string[] | null =>
  isOperator(reader) ? null : settings.deliversFor;

/** Whether what somebody uploads may change nothing but the documents of the publisher they named. */
export const isOwnAlone = (reader: Asker): boolean => !isOperator(reader);

/** The publishers whose changes somebody sees in an import; null for all. */
export const changesSeenBy = (
  reader: Asker,
  { key, settings }: Tenant,
  job: Pick<Import, 'tenant'>,
): readonly string[] | null => (isOperator(reader) || job.tenant === key ? null : settings.deliversFor);
