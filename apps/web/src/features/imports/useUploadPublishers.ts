import type { TenantOverview } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../session/index.ts';
import { tenantOverviewQuery } from '../../client/tenantOverview.ts';

/**
 * The publishers whose documents the reader may upload: an operator those on offer, an administrator those that the
 * tenant delivers for. Undefined until that is known.
 */
export function useUploadPublishers(): TenantOverview['publishers'] | undefined {
  const isOperator = useAccount().authorities.includes('OPERATOR');
  const { data } = useQuery(tenantOverviewQuery);
  const tenant = data?.answer;
  return tenant?.publishers.filter(({ code }) => isOperator || tenant.deliversFor.includes(code));
}
