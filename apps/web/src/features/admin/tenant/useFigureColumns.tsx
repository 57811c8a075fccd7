import type { TenantOverview } from '@norma/contracts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Swatch } from './Swatch.tsx';

const oneDecimal: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The columns of the list of color contrasts. */
export function useFigureColumns(): Column<TenantOverview['figures'][number]>[] {
  const t = useMessages('tenants');
  const number = useNumberFormat(oneDecimal);
  return [
    { key: 'role', head: t('tenant.role'), cell: ({ role }) => t(`tenant.role.${role}`) },
    { key: 'colour', head: t('tenant.colour'), cell: ({ colour }) => <Swatch colour={colour} /> },
    { key: 'ground', head: t('tenant.ground'), cell: ({ ground }) => <Swatch colour={ground} /> },
    { key: 'ratio', head: t('tenant.contrast'), isFigure: true, cell: ({ ratio }) => number(ratio) },
    { key: 'least', head: t('tenant.least'), isFigure: true, cell: ({ least }) => number(least) },
  ];
}
