import type { TenantOverview } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { SaveFile } from '../../../ui/admin/SaveFile.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { tenantOverviewQuery } from '../../../client/tenantOverview.ts';
import { AddressFacts, ExternalUrlFacts, FooterFacts, TipFacts } from './LinkFacts.tsx';
import { RuleFacts } from './RuleFacts.tsx';
import { EditButton } from './edit/EditButton.tsx';
import { EditFeatures } from './edit/EditFeatures.tsx';
import { EditLibrary } from './edit/EditLibrary.tsx';
import { EditLook } from './edit/EditLook.tsx';
import { EditSupport } from './edit/EditSupport.tsx';
import { SearchFacts } from './SearchFacts.tsx';
import { SignInFacts } from './SignInFacts.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { Section } from '../../../ui/admin/Section.tsx';
import { Address, Lines } from './Lines.tsx';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { StatusLabel } from '../../../ui/admin/StatusLabel.tsx';
import { knownFeatures } from './knownFeatures.ts';
import { languageName } from '../../../ui/text/languageName.ts';
import { useListFormat } from '../../../ui/text/useListFormat.ts';
import { DataTable } from '../../../ui/tables/DataTable.tsx';
import { Swatch } from './Swatch.tsx';
import { useFigureColumns } from './useFigureColumns.tsx';
import styles from '../../../ui/admin/admin.module.css';

/** All that the configuration of the library says, in words. */
export function TenantScreen() {
  const t = useMessages('tenants');
  usePageTitle(t('tenant'));
  const { data, error, refetch } = useQuery(tenantOverviewQuery);
  const tenant = data?.answer;
  return (
    <Screen>
      <ScreenHead
        title={t('tenant')}
        about={t('tenantAbout')}
        actions={
          <SaveFile label={t('tenant.save')} fetchFile={() => administration.tenants.configurationFile({})} />
        }
      />
      {tenant && <Sections tenant={tenant} />}
      {!tenant && error && (
        <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()}>
          {t('loadFailedText')}
        </ErrorState>
      )}
      {!tenant && !error && <SkeletonRows rows={10} />}
    </Screen>
  );
}

function Sections({ tenant }: { tenant: TenantOverview }) {
  return (
    <>
      <div className={styles.pair}>
        <LibraryFacts tenant={tenant} />
        <SignInFacts tenant={tenant} />
      </div>
      <Look tenant={tenant} />
      <Features tenant={tenant} />
      <div className={styles.pair}>
        <SearchFacts tenant={tenant} />
        <RuleFacts tenant={tenant} />
      </div>
      <div className={styles.pair}>
        <SupportFacts tenant={tenant} />
        <HelpFacts tenant={tenant} />
      </div>
      <div className={styles.pair}>
        <AddressFacts tenant={tenant} />
        <FooterFacts tenant={tenant} />
      </div>
      <div className={styles.pair}>
        <TipFacts tenant={tenant} />
        <ExternalUrlFacts tenant={tenant} />
      </div>
    </>
  );
}

/** Every switch of the product, on or off. */
function Features({ tenant: { features } }: { tenant: TenantOverview }) {
  const t = useMessages('tenants');
  return (
    <Section
      name={t('tenant.features')}
      actions={
        <EditButton section={t('tenant.features')}>
          {(close) => <EditFeatures features={features} onClose={close} />}
        </EditButton>
      }
    >
      <ul className={styles.features}>
        {features.map(({ code, enabled, isKnown }) => {
          const known = knownFeatures.find((each) => each === code);
          return (
            <li className={styles.feature} key={code}>
              <span>
                {known ? t(`tenant.feature.${known}`) : <bdi>{code}</bdi>}
                {isKnown ? (
                  <bdi className={styles.code} dir="ltr">
                    {code}
                  </bdi>
                ) : (
                  <span className={styles.unknown}>{t('tenant.unknownFeature')}</span>
                )}
              </span>
              <StatusLabel Sign={enabled ? IconCheck : IconMinus} tone={enabled ? 'good' : 'plain'}>
                {t(enabled ? 'on' : 'off')}
              </StatusLabel>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** The help that the tenant offers. */
function HelpFacts({ tenant: { helpMenu, resources, catalogues } }: { tenant: TenantOverview }) {
  const t = useMessages('tenants');
  const list = useListFormat();
  const topics = helpMenu.flatMap((group) =>
    group.topics.map(({ title, isOwn, languages }) => {
      const guide = isOwn ? list(languages.map((tag) => languageName(tag))) : t('tenant.guide');
      return `${title} (${guide})`;
    }),
  );
  const facts = [
    ['tenant.helpMenu', topics],
    ['tenant.resources', resources.map((tag) => languageName(tag))],
    ['tenant.catalogues', catalogues.map(({ title }) => title)],
  ] as const;
  return (
    <Section name={t('tenant.help')}>
      <FactList
        facts={facts.map(([label, lines]) => ({
          label: t(label),
          value: lines.length > 0 ? <Lines lines={[...new Set(lines)]} /> : t('none'),
        }))}
      />
    </Section>
  );
}

/** The tenant, its addresses and its features. */
function LibraryFacts({ tenant }: { tenant: TenantOverview }) {
  const t = useMessages('tenants');
  const publishers = tenant.publishers.map(({ code, name }) =>
    name === null ? `${code}: ${t('tenant.nothingOf')}` : `${code}: ${name}`,
  );
  return (
    <Section
      name={t('tenant.library')}
      actions={
        <EditButton section={t('tenant.library')}>
          {(close) => <EditLibrary tenant={tenant} onClose={close} />}
        </EditButton>
      }
    >
      <FactList
        facts={[
          { label: t('tenant.key'), value: tenant.key },
          { label: t('tenant.shortTitle'), value: tenant.shortTitle },
          { label: t('tenant.publisherName'), value: tenant.publisherName },
          { label: t('tenant.address'), value: <Address url={tenant.origin} /> },
          {
            label: t('tenant.hosts'),
            value: tenant.hosts.length > 0 ? <Lines lines={tenant.hosts} /> : t('none'),
          },
          {
            label: t('tenant.isDefault'),
            value: t(tenant.isDefault ? 'tenant.leadHere' : 'tenant.leadElsewhere'),
          },
          { label: t('tenant.publishers'), value: <Lines lines={publishers} /> },
          {
            label: t('tenant.deliversFor'),
            value: tenant.deliversFor.length > 0 ? <Lines lines={tenant.deliversFor} /> : t('none'),
          },
        ]}
      />
    </Section>
  );
}

/** The choices that make the look, and how the colors come out that follow from them. */
function Look({ tenant: { theme, title, figures, hasFavicon } }: { tenant: TenantOverview }) {
  const t = useMessages('tenants');
  const columns = useFigureColumns();
  return (
    <div className={styles.pair}>
      <Section
        name={t('tenant.look')}
        actions={
          <EditButton section={t('tenant.look')}>
            {(close) => <EditLook theme={theme} title={title} onClose={close} />}
          </EditButton>
        }
      >
        <FactList
          facts={[
            { label: t('tenant.brand'), value: <Swatch colour={theme.brand} /> },
            { label: t('tenant.paper'), value: t(`tenant.paper.${theme.paper}`) },
            { label: t('tenant.titleFace'), value: t(`tenant.titleFace.${theme.titleFace}`) },
            { label: t('tenant.header'), value: t(`tenant.header.${theme.header}`) },
            { label: t('tenant.favicon'), value: t(hasFavicon ? 'tenant.own' : 'tenant.ours') },
          ]}
        />
      </Section>
      <Section name={t('tenant.figures')}>
        <DataTable
          caption={t('tenant.figures')}
          columns={columns}
          rows={figures}
          keyOf={({ role }) => role}
          nameOf={({ role }) => t(`tenant.role.${role}`)}
          empty={null}
        />
      </Section>
    </div>
  );
}

/** Who helps readers, and in whose name mails go out. */
function SupportFacts({ tenant: { support } }: { tenant: TenantOverview }) {
  const t = useMessages('tenants');
  const sender = support.mailAddress ? `${support.mailName} <${support.mailAddress}>` : support.mailName;
  const addresses = [
    ['tenant.email', support.email],
    ['tenant.phone', support.phone],
    ['tenant.contact', support.contactLink],
    ['tenant.sales', support.salesLink],
    ['tenant.mailFrom', sender],
  ] as const;
  return (
    <Section
      name={t('tenant.support')}
      actions={
        <EditButton section={t('tenant.support')}>
          {(close) => <EditSupport support={support} onClose={close} />}
        </EditButton>
      }
    >
      <FactList
        facts={addresses.map(([label, value]) => ({
          label: t(label),
          value: value ? <Address url={value} /> : t('none'),
        }))}
      />
    </Section>
  );
}
