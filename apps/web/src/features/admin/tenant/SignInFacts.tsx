import type { TenantOverview } from '@norma/contracts';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { useListFormat } from '../../../ui/text/useListFormat.ts';
import { Section } from '../../../ui/admin/Section.tsx';
import { useAccount } from '../../session/index.ts';
import { EditButton } from './edit/EditButton.tsx';
import { EditMethods } from './edit/EditMethods.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Address, Lines } from './Lines.tsx';

/** How people come in. */
export function SignInFacts({ tenant: { signIn, userManagement } }: { tenant: TenantOverview }) {
  const t = useMessages('tenants');
  const list = useListFormat();
  const isOperator = useAccount().authorities.includes('OPERATOR');
  const { methods, networks, partners } = signIn;
  const profiling = signIn.progressiveProfilingUrl;
  const { signOutUrl } = signIn;
  return (
    <Section
      name={t('tenant.signIn')}
      actions={
        isOperator && (
          <EditButton section={t('tenant.signIn')}>
            {(close) => <EditMethods methods={methods} onClose={close} />}
          </EditButton>
        )
      }
    >
      <FactList
        facts={[
          {
            label: t('tenant.methods'),
            value: <Lines lines={methods.map((method) => t(`tenant.method.${method}`))} />,
          },
          {
            label: t('tenant.provider'),
            value: signIn.isOwnProvider ? t('tenant.providerOwn') : <Address url={signIn.issuer} />,
          },
          { label: t('tenant.clientId'), value: signIn.clientId },
          {
            label: t('tenant.networks'),
            value:
              networks.length > 0 ? (
                <Lines
                  lines={networks.map(({ account, ranges }) =>
                    t('tenant.networkValue', { account, ranges: list(ranges) }),
                  )}
                />
              ) : (
                t('none')
              ),
          },
          {
            label: t('tenant.partners'),
            value:
              partners.length > 0 ? (
                <Lines
                  lines={partners.map(({ issuer, account, keys }) =>
                    t('tenant.partnerValue', { issuer, account, count: keys }),
                  )}
                />
              ) : (
                t('none')
              ),
          },
          ...(profiling ? [{ label: t('tenant.profiling'), value: <Address url={profiling} /> }] : []),
          ...(signOutUrl ? [{ label: t('tenant.signOutUrl'), value: <Address url={signOutUrl} /> }] : []),
          {
            label: t('tenant.people'),
            value: userManagement.enable ? <Address url={userManagement.url} /> : t('off'),
          },
        ]}
      />
    </Section>
  );
}
