import type { TenantOverview } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { Section } from '../Section.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Address } from './Lines.tsx';

/** Who helps readers, and in whose name mails go out. */
export function SupportFacts({ tenant: { support } }: { tenant: TenantOverview }) {
  const words = useMessages('content');
  const sender = support.mailAddress ? `${support.mailName} <${support.mailAddress}>` : support.mailName;
  const addresses = [
    ['tenant.email', support.email],
    ['tenant.phone', support.phone],
    ['tenant.contact', support.contactLink],
    ['tenant.sales', support.salesLink],
    ['tenant.mailFrom', sender],
  ] as const;
  return (
    <Section name={words('tenant.support')}>
      <FactList
        facts={addresses.map(([label, value]) => ({
          label: words(label),
          value: value ? <Address url={value} /> : words('none'),
        }))}
      />
    </Section>
  );
}
