import { directionOf } from '@norma/contracts/fields';
import { people } from '@norma/samples';
import type { ProviderPages } from '../adapters/identity/pages.ts';
import type { DemoOf } from '../adapters/identity/signIn.ts';
import { languageOfRequest } from '../http/language.ts';
import { iconAddress } from '../http/favicon.ts';
import { contentSecurityPolicy } from '../http/security.ts';
import type { TenantDirectory } from '../modules/tenants/index.ts';
import { noIcon, type StyleSheets } from '../pages/page.ts';
import { signInPage } from '../pages/signIn.ts';
import type { Framed } from '../pages/signInFrame.ts';
import { signInFailedPage, signOutPage } from '../pages/signOut.ts';
import { pageMessage } from '../pages/messages.ts';
import { hasFeature, type Tenant } from '../tenant/index.ts';
import { translatedLanguages } from '../i18n/translate.ts';

type Facts = { readonly documents: number; readonly publishers: number };

type Parts = {
  readonly directory: TenantDirectory;
  readonly styleSheets: StyleSheets;
  readonly factsOf: (tenant: Tenant) => Promise<Facts>;
  /** Whether this is a demo: only then are the demo's people named. */
  readonly isDemo: boolean;
  readonly demoOf: DemoOf;
};

const lookOf = (tenant: Tenant, headers: NodeJS.Dict<string | string[]>, styleSheets: StyleSheets) => {
  const { settings, themeCss } = tenant;
  const wish = {
    cookie: String(headers['cookie'] ?? ''),
    'accept-language': String(headers['accept-language'] ?? ''),
  };
  const language = languageOfRequest(wish, tenant);
  return {
    language,
    direction: directionOf(language),
    title: settings.title,
    theme: settings.theme,
    themeCss,
    icon: iconAddress(settings) ?? noIcon,
    styleSheets,
  };
};

/** The frame of the sign-in pages of a tenant. */
export const framing =
  ({ styleSheets, factsOf }: Pick<Parts, 'styleSheets' | 'factsOf'>) =>
  async (tenant: Tenant, headers: NodeJS.Dict<string | string[]>): Promise<Framed> => {
    const look = lookOf(tenant, headers, styleSheets);
    const { settings } = tenant;
    const { shortTitle, publisherName, markSvg } = settings;
    const number = new Intl.NumberFormat(look.language, { numberingSystem: 'latn' });
    const facts = await factsOf(tenant);
    return {
      ...look,
      shortTitle,
      publisherName,
      markSvg,
      languages: hasFeature(settings, 'language-selection') ? translatedLanguages : [],
      help: settings.contactLink || (settings.supportEmail && `mailto:${settings.supportEmail}`) || null,
      links: settings.footer.links.map(({ title, titles, url }) => ({
        ...ownText({ title, titles }, tenant, look.language),
        url,
      })),
      facts: [
        { label: pageMessage(look.language, 'titleFact'), value: look.title },
        { label: pageMessage(look.language, 'documentsFact'), value: number.format(facts.documents) },
        { label: pageMessage(look.language, 'publishersFact'), value: number.format(facts.publishers) },
      ],
    };
  };

type Named = { readonly title: string; readonly titles?: Readonly<Record<string, string>> | undefined };

/** A text of the tenant in a language, else as it was first written. */
function ownText({ title, titles = {} }: Named, { settings }: Tenant, language: string) {
  const lang = [language, language.slice(0, 2)].find((tag) => titles[tag] !== undefined);
  return { text: (lang && titles[lang]) || title, lang: lang ?? settings.language };
}

/** Where others sign people in for a tenant: its own sign-in for companies, and the partners that tell their address. */
function elsewhere(tenant: Tenant, language: string): { name: string | null; url: string }[] {
  const { authenticationMethods, loginUrl, signInPartners } = tenant.settings;
  const own = authenticationMethods.includes('SSO') && loginUrl && !isAt(loginUrl, tenant.origin) && loginUrl;
  const partners = signInPartners.flatMap(({ link }) => link ?? []);
  return [
    ...(own ? [{ name: null, url: withReturn(own, tenant.origin) }] : []),
    ...partners.map((link) => ({ name: ownText(link, tenant, language).text, url: link.url })),
  ];
}

const isAt = (address: string, origin: string): boolean => new URL(address).origin === origin;

/** An address that brings readers back to the library. */
function withReturn(address: string, origin: string): string {
  const url = new URL(address);
  url.searchParams.set('redirectUrl', `${origin}/`);
  return url.href;
}

/** The name that a demo user is listed by. */
const demoPeople = people.map(({ signInName, firstName, lastName }) => ({
  signInName,
  name: `${firstName} ${lastName}`.trim(),
}));

/** Draws the pages of the built-in provider in the look of the tenant. */
export function identityPages({ directory, styleSheets, factsOf, isDemo, demoOf }: Parts): ProviderPages {
  // A provider was started with its tenant as it was then; its pages show it is now.
  const asItIsNow = (tenant: Tenant): Tenant => directory.byKey(tenant.key) ?? tenant;
  const otherTenants = ({ key: own }: Tenant) =>
    directory
      .all()
      .filter(({ key, settings }) => key !== own && settings.isDemo)
      .map(({ origin, settings }) => ({ title: settings.title, href: `${origin}/` }));
  return {
    signIn: async (then, headers, shown) => {
      const tenant = asItIsNow(then);
      const framed = await framing({ styleSheets, factsOf })(tenant, headers);
      const showsDemo = isDemo && tenant.settings.isDemo;
      const { html, nonce } = signInPage({
        ...framed,
        ...shown,
        elsewhere: elsewhere(tenant, framed.language),
        demo: showsDemo
          ? {
              people: demoPeople,
              isOneClick: demoOf(tenant.key) !== null,
              otherTenants: otherTenants(tenant),
            }
          : null,
      });
      return { html, policy: contentSecurityPolicy(tenant, nonce) };
    },

    signingOut: (context, tenant, form) => {
      const look = lookOf(
        asItIsNow(tenant),
        { cookie: context.get('cookie'), 'accept-language': context.get('accept-language') },
        styleSheets,
      );
      const { html, nonce } = signOutPage({ ...look, form });
      context.set('content-security-policy', contentSecurityPolicy(tenant, nonce));
      context.body = html;
    },

    failed: (then, headers, reason) => {
      const tenant = asItIsNow(then);
      const { html, nonce } = signInFailedPage({ ...lookOf(tenant, headers, styleSheets), reason });
      return { html, policy: contentSecurityPolicy(tenant, nonce) };
    },
  };
}
