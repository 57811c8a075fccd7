import type { TenantConfiguration } from '@norma/contracts';
import type { IdentityProvider } from '../../ports/identity.ts';
import { isStandardsBody, type Tenant } from '../../tenant/index.ts';
import type { TenantSettings } from '../../tenant/settings.ts';
import { wireSections } from '../../tenant/sections.ts';

/** What the screens need to know of a tenant, in the words of the wire. */
export function configurationOf(
  tenant: Tenant,
  identity: Pick<IdentityProvider, 'client'>,
): TenantConfiguration {
  const { settings } = tenant;
  return {
    tenantName: tenant.key,
    title: settings.title,
    shortTitle: settings.shortTitle,
    publisherName: settings.publisherName,
    language: settings.language,
    'has-favicon': settings.faviconSvg !== null,
    'search-example': settings.searchExample,
    ...identity.client(tenant),
    clUrl: settings.loginUrl ?? `${tenant.origin}/`,
    features: settings.features,
    'search-types-configuration': settings.searchTypes.map(({ code, enabled, labelKey }) => ({
      code,
      enabled,
      'label-i18n-key': labelKey,
    })),
    'content-access-messages': contentAccessMessagesOf(settings),
    supportEmail: settings.supportEmail,
    supportPhone: settings.supportPhone,
    'contact-link': settings.contactLink,
    'sales-link': settings.salesLink,
    footer: settings.footer,
    helpMenu: helpMenuOf(settings),
    'tracker-url': settings.trackerUrl,
    'member-site-url': settings.memberSiteUrl,
    'digital-library-url': settings.digitalLibraryUrl,
    'profile-management-url': settings.profileManagementUrl,
    'greeting-key': settings.greetingKey,
    'welcome-key': settings.welcomeKey,
    'tips-tricks': settings.tips,
    'external-urls': settings.externalUrls,
    userManagement: settings.userManagement,
    'iam-server-version': settings.iamServerVersion,
    'authentication-methods': settings.authenticationMethods,
    'sign-out': { text: settings.signOut.text, 'redirect-url': settings.signOut.redirectUrl },
    'onetrust-script': settings.onetrustScript,
    refinementSections: refinementSectionsOf(settings),
    billboard: billboardOf(settings),
    banner: bannerOf(settings),
    isStandardsBody: isStandardsBody(settings),
    'type-ahead': settings.typeAhead,
    theme: { ...settings.theme, markSvg: settings.markSvg },
    isDemo: settings.isDemo,
  };
}

/** The help menu without the texts of its documents. */
const helpMenuOf = ({ helpMenu }: TenantSettings): TenantConfiguration['helpMenu'] =>
  helpMenu.map(({ topics, ...group }) => ({
    ...group,
    topics: topics.map(({ id, key, title, titles }) => ({ id, key, title, titles })),
  }));

const contentAccessMessagesOf = ({
  contentAccessMessages: messages,
}: TenantSettings): TenantConfiguration['content-access-messages'] => ({
  'no-pdf-message-key': messages.noPdfMessageKey,
  'error-message-key': messages.errorMessageKey,
  'support-phone': messages.supportPhone,
  'contact-link': messages.contactLink,
});

/** The sections of the refinement panel, in the words of the wire. */
export const refinementSectionsOf = ({
  refinementSections,
  billboard,
}: TenantSettings): TenantConfiguration['refinementSections'] =>
  wireSections(refinementSections, { isPublisherOnly: billboard?.tenantPublisherOnly ?? false });

/** The publisher's own place next to a search, in the words of the wire. */
export const billboardOf = ({ billboard }: TenantSettings): TenantConfiguration['billboard'] =>
  billboard && {
    'tenant-publisher-only': billboard.tenantPublisherOnly,
    PublisherSearchKey: billboard.publisherSearchKey,
    PublisherLogoFileName: billboard.publisherLogoFileName,
    BillBoardTitle: billboard.title,
    'tenant-publisher-code': billboard.tenantPublisherCode,
  };

/** The notice above every page, in the words of the wire. */
export const bannerOf = ({ banner }: TenantSettings): TenantConfiguration['banner'] =>
  banner && { text: banner.text, 'start-date': banner.startDate, 'end-date': banner.endDate };
