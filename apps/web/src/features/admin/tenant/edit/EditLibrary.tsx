import type { TenantOverview } from '@norma/contracts';
import { useAccount } from '../../../session/index.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { EditFields, type EditedField } from './EditFields.tsx';

type Props = { tenant: TenantOverview; onClose: () => void };

/** Edits the names of the library; operators edit what it offers and its hosts, too. */
export function EditLibrary({ tenant, onClose }: Props) {
  const t = useMessages('tenants');
  const isOperator = useAccount().authorities.includes('OPERATOR');
  const list = { kind: 'list', limit: 20_000, isLtr: true, hint: t('tenant.onePerLine') } as const;
  const names: EditedField[] = [
    { name: 'title', label: t('tenant.title'), limit: 200, isRequired: true, value: tenant.title },
    {
      name: 'shortTitle',
      label: t('tenant.shortTitle'),
      limit: 100,
      isRequired: true,
      value: tenant.shortTitle,
    },
    {
      name: 'publisherName',
      label: t('tenant.publisherName'),
      limit: 200,
      isRequired: true,
      value: tenant.publisherName,
    },
  ];
  const operated: EditedField[] = [
    {
      ...list,
      name: 'publishers',
      label: t('tenant.publishers'),
      isRequired: true,
      value: tenant.publishers.map(({ code }) => code),
    },
    { ...list, name: 'deliversFor', label: t('tenant.deliversFor'), value: tenant.deliversFor },
    {
      ...list,
      name: 'hosts',
      label: t('tenant.hosts'),
      hint: t('tenant.hostsHint'),
      value: tenant.hosts,
    },
  ];
  return (
    <EditFields
      label={t('tenant.editSection', { section: t('tenant.library') })}
      fields={isOperator ? [...names, ...operated] : names}
      onClose={onClose}
    />
  );
}
