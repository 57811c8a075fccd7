import type { TenantOverview } from '@norma/contracts';
import { DataTable } from '../../../ui/tables/DataTable.tsx';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { Section } from '../Section.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Swatch } from './Swatch.tsx';
import { useFigureColumns } from './useFigureColumns.tsx';
import styles from '../Content.module.css';

/** The choices that make the look, and how the colours come out that follow from them. */
export function Look({ tenant: { theme, figures, hasFavicon } }: { tenant: TenantOverview }) {
  const words = useMessages('content');
  const columns = useFigureColumns();
  return (
    <div className={styles.pair}>
      <Section name={words('tenant.look')}>
        <FactList
          facts={[
            { label: words('tenant.brand'), value: <Swatch colour={theme.brand} /> },
            { label: words('tenant.paper'), value: words(`tenant.paper.${theme.paper}`) },
            { label: words('tenant.titleFace'), value: words(`tenant.titleFace.${theme.titleFace}`) },
            { label: words('tenant.header'), value: words(`tenant.header.${theme.header}`) },
            { label: words('tenant.favicon'), value: words(hasFavicon ? 'tenant.own' : 'tenant.ours') },
          ]}
        />
      </Section>
      <Section name={words('tenant.figures')}>
        <DataTable
          caption={words('tenant.figures')}
          columns={columns}
          rows={figures}
          keyOf={({ role }) => role}
          nameOf={({ role }) => words(`tenant.role.${role}`)}
          empty={null}
        />
      </Section>
    </div>
  );
}
