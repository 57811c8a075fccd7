import type { TenantOverview } from '@norma/contracts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Swatch } from './Swatch.tsx';

const oneDecimal: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** What is said of each colour on its ground. */
export function useFigureColumns(): Column<TenantOverview['figures'][number]>[] {
  const words = useMessages('content');
  const number = useNumberFormat(oneDecimal);
  return [
    { key: 'role', head: words('tenant.role'), cell: ({ role }) => words(`tenant.role.${role}`) },
    { key: 'colour', head: words('tenant.colour'), cell: ({ colour }) => <Swatch colour={colour} /> },
    { key: 'ground', head: words('tenant.ground'), cell: ({ ground }) => <Swatch colour={ground} /> },
    { key: 'ratio', head: words('tenant.contrast'), isFigure: true, cell: ({ ratio }) => number(ratio) },
    { key: 'least', head: words('tenant.least'), isFigure: true, cell: ({ least }) => number(least) },
  ];
}
