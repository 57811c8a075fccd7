import type { TenantOverview } from '@norma/contracts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Section } from '../../../ui/admin/Section.tsx';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { languageName } from '../../../ui/text/languageName.ts';
import { useListFormat } from '../../../ui/text/useListFormat.ts';
import { EditButton } from './edit/EditButton.tsx';
import { EditEntries } from './edit/EditEntries.tsx';
import { EditFields, type EditedField } from './edit/EditFields.tsx';
import { EditFooter } from './edit/EditFooter.tsx';
import { entriesOfLinks, entriesOfTips, externalUrlsOf, positions, tipsOf } from './edit/entries.ts';
import { Address } from './Lines.tsx';
import styles from './Lines.module.css';

type Props = { tenant: TenantOverview };

const maxTips = 12;
const maxExternalUrls = 40;
const tipKinds = ['external', 'download'] as const;

/** Services of the tenant that are elsewhere. */
export function AddressFacts({ tenant: { addresses } }: Props) {
  const t = useMessages('tenants');
  const address = { limit: 2_000, isLtr: true, isNullable: true } as const;
  const edited = [
    { name: 'trackerUrl', label: t('tenant.tracker'), value: addresses.tracker },
    { name: 'memberSiteUrl', label: t('tenant.memberSite'), value: addresses.memberSite },
    { name: 'digitalLibraryUrl', label: t('tenant.digitalLibrary'), value: addresses.digitalLibrary },
    { name: 'profileManagementUrl', label: t('tenant.profile'), value: addresses.profileManagement },
  ] as const;
  const fields = edited.map(({ value, ...field }): EditedField => ({
    ...address,
    ...field,
    value: value ?? '',
  }));
  const shown = [
    ...edited,
    { label: t('tenant.video'), value: addresses.videoPlayer },
    { label: t('tenant.consent'), value: addresses.consentScript },
  ];
  return (
    <Section
      name={t('tenant.links')}
      actions={
        <EditButton section={t('tenant.links')}>
          {(close) => (
            <EditFields
              label={t('tenant.editSection', { section: t('tenant.links') })}
              fields={fields}
              onClose={close}
            />
          )}
        </EditButton>
      }
    >
      <FactList
        facts={shown.map(({ label, value }) => ({
          label,
          value: value === null ? t('none') : <Address url={value} />,
        }))}
      />
    </Section>
  );
}

/** What is at the foot of every page. */
export function FooterFacts({ tenant }: Props) {
  const t = useMessages('tenants');
  const { text, texts = {}, links } = tenant.footer;
  return (
    <Section
      name={t('tenant.footer')}
      actions={
        <EditButton section={t('tenant.footer')}>
          {(close) => <EditFooter tenant={tenant} onClose={close} />}
        </EditButton>
      }
    >
      <FactList
        facts={[
          {
            label: t('tenant.entryText'),
            value: (
              <span className={styles.lines}>
                {text || t('none')}
                <AlsoIn languages={Object.keys(texts)} />
              </span>
            ),
          },
          ...links.map(({ title, titles = {}, url }) => factOf(title, url, Object.keys(titles))),
        ]}
      />
    </Section>
  );
}

/** The tips of the home page. */
export function TipFacts({ tenant: { tips, language } }: Props) {
  const t = useMessages('tenants');
  return (
    <Section
      name={t('tenant.tips')}
      actions={
        <EditButton section={t('tenant.tips')}>
          {(close) => (
            <EditEntries
              label={t('tenant.editSection', { section: t('tenant.tips') })}
              list="tips"
              given={entriesOfTips(tips, language)}
              own={language}
              kind={{
                add: t('tenant.addTip'),
                max: maxTips,
                hasText: true,
                choice: {
                  label: t('tenant.tipKind'),
                  options: tipKinds.map((value) => ({ value, label: t(`tenant.tipKind.${value}`) })),
                },
              }}
              changeOf={(entries) => ({ tips: tipsOf(entries, language) })}
              onClose={close}
            />
          )}
        </EditButton>
      }
    >
      {tips.length === 0 && t('none')}
      <FactList
        facts={tips.map(({ title, url, translations = {} }) => factOf(title, url, Object.keys(translations)))}
      />
    </Section>
  );
}

/** Links to other sites, in the menus and at the foot. */
export function ExternalUrlFacts({ tenant: { links, language } }: Props) {
  const t = useMessages('tenants');
  return (
    <Section
      name={t('tenant.externalUrls')}
      actions={
        <EditButton section={t('tenant.externalUrls')}>
          {(close) => (
            <EditEntries
              label={t('tenant.editSection', { section: t('tenant.externalUrls') })}
              list="externalUrls"
              given={entriesOfLinks(links, language)}
              own={language}
              kind={{
                add: t('tenant.addLink'),
                max: maxExternalUrls,
                choice: {
                  label: t('tenant.position'),
                  options: positions.map((value) => ({ value, label: t(`tenant.position.${value}`) })),
                },
              }}
              changeOf={(entries) => ({ externalUrls: externalUrlsOf(entries, language) })}
              onClose={close}
            />
          )}
        </EditButton>
      }
    >
      {links.length === 0 && t('none')}
      <FactList facts={links.map(({ title, titles = {}, url }) => factOf(title, url, Object.keys(titles)))} />
    </Section>
  );
}

const factOf = (label: string, url: string, languages: readonly string[]) => ({
  label,
  value: (
    <span className={styles.lines}>
      <Address url={url} />
      <AlsoIn languages={languages} />
    </span>
  ),
});

/** The further languages of a text. */
function AlsoIn({ languages }: { languages: readonly string[] }) {
  const t = useMessages('tenants');
  const list = useListFormat();
  if (languages.length === 0) return null;
  return <span>{t('tenant.alsoIn', { languages: list(languages.map((tag) => languageName(tag))) })}</span>;
}
