import type { TenantChange } from '@norma/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { administration } from '../../../../client/administration.ts';
import { CallRefused } from '../../../../client/client.ts';
import { withConflictMessage } from '../../../../client/conflict.ts';
import { tenantOverviewQuery } from '../../../../client/tenantOverview.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import type { FieldErrors } from '../../../../ui/forms/FormErrors.ts';
import { showToast } from '../../../../ui/feedback/toasts.ts';

/**
 * Changes settings of the tenant, and returns the errors of fields by their names, if any. A page of the app has the
 * configuration in it: the toast offers to load the page again.
 */
export function useTenantChange(onSaved: () => void): (given: TenantChange) => Promise<FieldErrors | void> {
  const t = useMessages('tenants');
  const queries = useQueryClient();
  const etag = useQuery(tenantOverviewQuery).data?.headers.etag ?? '*';
  const conflict = {
    code: 'tenant-changed',
    message: t('tenant.changedMeanwhile'),
    reload: () => queries.invalidateQueries({ queryKey: tenantOverviewQuery.queryKey }),
  };
  return async (given) => {
    try {
      const changed = await withConflictMessage(
        () => administration.tenants.change.withHeaders({ body: given }, { headers: { 'if-match': etag } }),
        conflict,
      );
      queries.setQueryData(tenantOverviewQuery.queryKey, changed);
    } catch (error) {
      const errors = error instanceof CallRefused ? errorsIn(error) : {};
      if (Object.keys(errors).length === 0) throw error;
      return errors;
    }
    showToast({
      kind: 'success',
      message: t('tenant.saved'),
      action: { label: t('tenant.reload'), onAct: () => globalThis.location.reload() },
    });
    onSaved();
  };
}

/** The server's errors by the field of the form that they belong to: `body.footer.text` and `body.hosts[1]` are of `footer` and `hosts`. */
function errorsIn({ fieldErrors }: CallRefused): FieldErrors {
  const byField = fieldErrors.map(({ field, message }) => {
    const [name = ''] = field.replace(/^body\./, '').split(/[.[]/);
    return [name, message] as const;
  });
  return Object.fromEntries(byField.toReversed());
}
