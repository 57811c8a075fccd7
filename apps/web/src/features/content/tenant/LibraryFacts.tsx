import type { TenantOverview } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { Section } from '../Section.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Address, Lines } from './Lines.tsx';

/** Whose library it is, where it is, and what it offers. */
export function LibraryFacts({ tenant }: { tenant: TenantOverview }) {
  const words = useMessages('content');
  const publishers = tenant.publishers.map(({ code, name }) =>
    name === null ? `${code}: ${words('tenant.nothingOf')}` : `${code}: ${name}`,
  );
  return (
    <Section name={words('tenant.library')}>
      <FactList
        facts={[
          { label: words('tenant.key'), value: tenant.key },
          { label: words('tenant.shortTitle'), value: tenant.shortTitle },
          { label: words('tenant.publisherName'), value: tenant.publisherName },
          { label: words('tenant.address'), value: <Address url={tenant.origin} /> },
          {
            label: words('tenant.hosts'),
            value: tenant.hosts.length > 0 ? <Lines lines={tenant.hosts} /> : words('none'),
          },
          {
            label: words('tenant.isDefault'),
            value: words(tenant.isDefault ? 'tenant.leadHere' : 'tenant.leadElsewhere'),
          },
          { label: words('tenant.publishers'), value: <Lines lines={publishers} /> },
          {
            label: words('tenant.deliversFor'),
            value: tenant.deliversFor.length > 0 ? <Lines lines={tenant.deliversFor} /> : words('none'),
          },
        ]}
      />
    </Section>
  );
}
