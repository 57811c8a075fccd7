import { figureRoles, type TenantOverview } from '@norma/contracts';
import { figuresOf, type Figure } from '@norma/theme';
import type { IdentityProvider } from '../../ports/identity.ts';
import type { Tenant } from '../../tenant/index.ts';
import { isKnownFeature, type TenantSettings } from '../../tenant/settings.ts';

type Known = {
  readonly isDefault: boolean;
  readonly identity: Pick<IdentityProvider, 'client'>;
  /** The names of publishers, of those that the library holds something of. */
  readonly names: ReadonlyMap<string, string>;
};

/** All that a tenant's configuration says, as those are told who look after its library. */
export function overviewOf(tenant: Tenant, { isDefault, identity, names }: Known): TenantOverview {
  const { settings, origin } = tenant;
  const { theme } = settings;
  return {
    key: tenant.key,
    origin,
    isDefault,
    isDemo: settings.isDemo,
    title: settings.title,
    shortTitle: settings.shortTitle,
    publisherName: settings.publisherName,
    language: settings.language,
    hosts: settings.hosts,
    publishers: settings.publishers.map((code) => ({ code, name: names.get(code) ?? null })),
    deliversFor: settings.deliversFor,
    theme,
    figures: figuresOf(theme).map(figureOnTheWire),
    hasFavicon: settings.faviconSvg !== null,
    features: settings.features.map((feature) => ({ ...feature, isKnown: isKnownFeature(feature.code) })),
    searchTypes: settings.searchTypes.map(({ code, enabled }) => ({ code, enabled })),
    sections: settings.refinementSections.map(({ code, enabled }) => ({ code, enabled })),
    typeAhead: settings.typeAhead,
    billboard: settings.billboard && {
      title: settings.billboard.title,
      publisher: settings.billboard.tenantPublisherCode,
      isOfPublisherOnly: settings.billboard.tenantPublisherOnly,
    },
    signIn: signInOf(tenant, identity),
    userManagement: settings.userManagement,
    support: {
      email: settings.supportEmail,
      phone: settings.supportPhone,
      contactLink: settings.contactLink,
      salesLink: settings.salesLink,
      mailName: settings.mailFrom?.name ?? settings.title,
      mailAddress: settings.mailFrom?.address ?? (settings.supportEmail || null),
    },
    ...helpOf(settings),
    catalogues: settings.catalogues.map(({ title, kind }) => ({ title, kind })),
    links: settings.externalUrls,
    footer: settings.footer,
    tips: settings.tips,
    addresses: {
      tracker: settings.trackerUrl,
      memberSite: settings.memberSiteUrl,
      digitalLibrary: settings.digitalLibraryUrl,
      profileManagement: settings.profileManagementUrl,
      videoPlayer: settings.videoPlayer,
      consentScript: settings.onetrustScript,
    },
    banner: settings.banner,
    licenceLine: settings.licenceLine,
    agreement: settings.licenceAgreement && {
      language: settings.licenceAgreement.language,
      characters: settings.licenceAgreement.text.length,
    },
    compassPoints: {
      activate: settings.compassPoints.activate,
      view: settings.compassPoints.view,
      manage: settings.compassPoints.manage,
      openHistory: settings.compassPoints.openHistory,
      exceptions: settings.compassPoints.exceptions.length,
    },
  };
}

function figureOnTheWire({ role, ...figure }: Figure): TenantOverview['figures'][number] {
  const known = figureRoles.find((each) => each === role);
  if (!known) throw new Error(`Unknown contrast role ${role}`);
  return { role: known, ...figure };
}

function signInOf(tenant: Tenant, identity: Pick<IdentityProvider, 'client'>): TenantOverview['signIn'] {
  const { settings } = tenant;
  const { issuer, clientId } = identity.client(tenant);
  return {
    issuer,
    clientId,
    isOwnProvider: issuer.startsWith(tenant.origin),
    methods: settings.authenticationMethods,
    networks: settings.networks,
    // Their keys are public, and of no use to anyone who reads this.
    partners: settings.signInPartners.map(({ issuer: partner, authType, account, jwks }) => ({
      issuer: partner,
      authType,
      account,
      keys: jwks.keys.length,
    })),
    loginUrl: settings.loginUrl,
    progressiveProfilingUrl: settings.progressiveProfilingUrl,
    signOutUrl: settings.signOut.redirectUrl,
    signOutText: settings.signOut.text,
  };
}

const helpOf = ({
  helpMenu,
  userResources,
}: TenantSettings): Pick<TenantOverview, 'helpMenu' | 'resources'> => ({
  helpMenu: helpMenu.map(({ key, topics }) => ({
    key,
    topics: topics.map(({ id, title, texts }) => {
      const languages = Object.keys(texts);
      return { id, title, isOwn: languages.length > 0, languages };
    }),
  })),
  resources: Object.keys(userResources ?? {}),
});
