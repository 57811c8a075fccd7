import type { TenantOverview } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { Section } from '../Section.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Address } from './Lines.tsx';

/** Where the library leads elsewhere. */
export function AddressFacts({ tenant: { addresses, links, footer, tips } }: { tenant: TenantOverview }) {
  const words = useMessages('content');
  const named = [
    [words('tenant.tracker'), addresses.tracker],
    [words('tenant.memberSite'), addresses.memberSite],
    [words('tenant.digitalLibrary'), addresses.digitalLibrary],
    [words('tenant.profile'), addresses.profileManagement],
    [words('tenant.video'), addresses.videoPlayer],
    [words('tenant.consent'), addresses.consentScript],
    ...[...links, ...footer.links, ...tips].map(({ title, url }) => [title, url] as const),
  ] as const;
  const facts = named.flatMap(([label, url]) => (url ? [{ label, value: <Address url={url} /> }] : []));
  const unique = [...new Map(facts.map((fact) => [fact.label, fact])).values()];
  return (
    <Section name={words('tenant.links')}>
      <FactList
        facts={[...(footer.text ? [{ label: words('tenant.footer'), value: footer.text }] : []), ...unique]}
      />
    </Section>
  );
}
