import type { TenantOverview } from '@norma/contracts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { EditFields } from './EditFields.tsx';

type Props = { support: TenantOverview['support']; onClose: () => void };

/** Edits whom readers ask. */
export function EditSupport({ support, onClose }: Props) {
  const t = useMessages('tenants');
  return (
    <EditFields
      label={t('tenant.editSection', { section: t('tenant.support') })}
      onClose={onClose}
      fields={[
        { name: 'supportEmail', label: t('tenant.email'), limit: 254, isLtr: true, value: support.email },
        { name: 'supportPhone', label: t('tenant.phone'), limit: 200, isLtr: true, value: support.phone },
        {
          name: 'contactLink',
          label: t('tenant.contact'),
          limit: 2_000,
          isLtr: true,
          value: support.contactLink,
        },
        { name: 'salesLink', label: t('tenant.sales'), limit: 2_000, isLtr: true, value: support.salesLink },
      ]}
    />
  );
}
