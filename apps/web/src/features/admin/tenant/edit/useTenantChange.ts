import type { TenantChange } from '@norma/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { administration } from '../../../../client/administration.ts';
import { CallRefused } from '../../../../client/client.ts';
import { withConflictMessage } from '../../../../client/conflict.ts';
import { tenantOverviewQuery } from '../../../../client/tenantOverview.ts';
import { isolate } from '../../../../i18n/isolate.ts';
import { useMessages, type Translate } from '../../../../i18n/useMessages.ts';
import type { FieldErrors } from '../../../../ui/forms/FormErrors.ts';
import { showToast } from '../../../../ui/feedback/toasts.ts';
import { mistakes } from './mistakes.atBuild.ts';

/**
 * Changes settings of the tenant, and returns the errors of fields by their paths, if any. A page of the app has the
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
      const errors = error instanceof CallRefused ? errorsIn(error, given, t) : {};
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

/** The server's errors in the words of the reader, by the paths of the fields; those of entries in a plain list are of the list. */
function errorsIn({ fieldErrors }: CallRefused, given: TenantChange, t: Translate<'tenants'>): FieldErrors {
  const byField = fieldErrors.map(({ field, code }) => {
    const path = field.replace(/^body\.?/, '').replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
    const known = mistakes.find((mistake) => mistake === code) ?? 'other';
    const words = t(`tenant.mistake.${known}`, { value: isolate(valueAt(given, path)) });
    return [path.replace(/\[\d+\]$/, ''), words] as const;
  });
  // In the order of the server, each field with its first error.
  return Object.fromEntries([...byField, ...byField.toReversed()]);
}

/** The text at a path of what was sent; empty where there is none. */
function valueAt(given: TenantChange, path: string): string {
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  const value: unknown = steps.reduce<unknown>(
    (within, step) => (typeof within === 'object' && within !== null ? Reflect.get(within, step) : undefined),
    given,
  );
  return typeof value === 'string' ? value : '';
}
