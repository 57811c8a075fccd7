import type { ReportAccount, ReportId } from '@norma/contracts';
import type { Tenant } from '../../tenant/index.ts';
import type { Range } from './range.ts';

type EmbedContext = { readonly tenant: Tenant; readonly account: ReportAccount; readonly range: Range };

/** Where a tenant's reporting service shows a report to the readers of an account; null where it does not. */
export function embedUrl(report: ReportId, { tenant, account, range }: EmbedContext): string | null {
  const { usage, compassPoints } = tenant.settings.reports;
  return report === 'usage'
    ? filled(usage, {
        AccountNumber: account.number,
        TenantName: tenant.key,
        ApplicationCode: 'COMPASS',
        StartDate: range.from,
        EndDate: range.to,
      })
    : filled(compassPoints, { AccountId: account.id, TenantId: tenant.key });
}

const filled = (template: string | null, parameters: Readonly<Record<string, string>>): string | null =>
  template &&
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
