import type { TenantOverview } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { useListFormat } from '../../../ui/text/useListFormat.ts';
import { Section } from '../Section.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Address, Lines } from './Lines.tsx';

/** How people come in. */
export function SignInFacts({ tenant: { signIn, userManagement } }: { tenant: TenantOverview }) {
  const words = useMessages('content');
  const list = useListFormat();
  const { methods, networks, partners } = signIn;
  const profiling = signIn.progressiveProfilingUrl;
  const { signOutUrl } = signIn;
  return (
    <Section name={words('tenant.signIn')}>
      <FactList
        facts={[
          {
            label: words('tenant.methods'),
            value: <Lines lines={methods.map((method) => words(`tenant.method.${method}`))} />,
          },
          {
            label: words('tenant.provider'),
            value: signIn.isOwnProvider ? words('tenant.providerOwn') : <Address url={signIn.issuer} />,
          },
          { label: words('tenant.clientId'), value: signIn.clientId },
          {
            label: words('tenant.networks'),
            value:
              networks.length > 0 ? (
                <Lines
                  lines={networks.map(({ account, ranges }) =>
                    words('tenant.networkValue', { account, ranges: list(ranges) }),
                  )}
                />
              ) : (
                words('none')
              ),
          },
          {
            label: words('tenant.partners'),
            value:
              partners.length > 0 ? (
                <Lines
                  lines={partners.map(({ issuer, account, keys }) =>
                    words('tenant.partnerValue', { issuer, account, count: keys }),
                  )}
                />
              ) : (
                words('none')
              ),
          },
          ...(profiling ? [{ label: words('tenant.profiling'), value: <Address url={profiling} /> }] : []),
          ...(signOutUrl ? [{ label: words('tenant.signOutUrl'), value: <Address url={signOutUrl} /> }] : []),
          {
            label: words('tenant.people'),
            value: userManagement.enable ? <Address url={userManagement.url} /> : words('off'),
          },
        ]}
      />
    </Section>
  );
}
