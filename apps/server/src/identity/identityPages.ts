import { directionOf } from '@norma/contracts/fields';
import { people } from '@norma/samples';
import type { ProviderPages } from '../adapters/identity/pages.ts';
import { languageOfRequest } from '../http/language.ts';
import { iconAddress } from '../http/favicon.ts';
import { contentSecurityPolicy } from '../http/security.ts';
import type { TenantDirectory } from '../modules/tenants/index.ts';
import { noIcon, type StyleSheets } from '../pages/page.ts';
import { signInPage } from '../pages/signIn.ts';
import type { Framed } from '../pages/signInFrame.ts';
import { signInFailedPage, signOutPage } from '../pages/signOut.ts';
import { pageMessage } from '../pages/messages.ts';
import type { Tenant } from '../tenant/index.ts';

type Facts = { readonly documents: number; readonly publishers: number };

type Parts = {
  readonly directory: TenantDirectory;
  readonly styleSheets: StyleSheets;
  readonly factsOf: (tenant: Tenant) => Promise<Facts>;
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
    const { shortTitle, publisherName, markSvg } = tenant.settings;
    const number = new Intl.NumberFormat(look.language, { numberingSystem: 'latn' });
    const facts = await factsOf(tenant);
    return {
      ...look,
      shortTitle,
      publisherName,
      markSvg,
      facts: [
        { label: pageMessage(look.language, 'titleFact'), value: look.title },
        { label: pageMessage(look.language, 'documentsFact'), value: number.format(facts.documents) },
        { label: pageMessage(look.language, 'publishersFact'), value: number.format(facts.publishers) },
      ],
    };
  };

/** Draws the pages of the built-in provider in the look of the tenant. */
export function identityPages({ directory, styleSheets, factsOf }: Parts): ProviderPages {
  // A provider was started with its tenant as it was then; its pages show it is now.
  const asItIsNow = (tenant: Tenant): Tenant => directory.byKey(tenant.key) ?? tenant;
  return {
    signIn: async (then, headers, shown) => {
      const tenant = asItIsNow(then);
      const { settings } = tenant;
      const { html, nonce } = signInPage({
        ...(await framing({ styleSheets, factsOf })(tenant, headers)),
        ...shown,
        demoNames: settings.isDemo ? people.map(({ signInName }) => signInName) : [],
        otherTenants: directory
          .all()
          .filter(({ key }) => key !== tenant.key && settings.isDemo)
          .map(({ origin, settings: other }) => ({ title: other.title, href: `${origin}/` })),
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
