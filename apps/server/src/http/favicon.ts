import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tenant } from '../tenant/index.ts';
import type { TenantSettings } from '../tenant/settings.ts';
import { Refusal } from './problems.ts';

const path = '/tenant/favicon.svg';

/** Where the icon of a tenant is, if it has one; another drawing has another address, so that browsers fetch it. */
export function iconAddress(settings: Pick<TenantSettings, 'faviconSvg' | 'theme'>): string | null {
  const icon = drawnIcon(settings);
  return icon && `${path}?v=${createHash('sha256').update(icon).digest('hex').slice(0, 12)}`;
}

/** A drawing takes its color from the page around it; an icon stands alone, and takes the brand. */
const drawnIcon = ({ faviconSvg, theme }: Pick<TenantSettings, 'faviconSvg' | 'theme'>): string | null =>
  faviconSvg?.replaceAll('currentColor', theme.brand).replaceAll('var(--brand-mark)', theme.brand) ?? null;

/** Serves the icon of the tenant whose host is asked. */
export function serveFavicon(app: FastifyInstance, tenantOf: (request: FastifyRequest) => Tenant): void {
  app.get(path, (request, reply) => {
    const icon = drawnIcon(tenantOf(request).settings);
    if (icon === null) throw new Refusal(404, 'icon-not-found', 'This library has no icon of its own');
    return reply
      .type('image/svg+xml')
      .header('content-security-policy', "default-src 'none'")
      .header('cache-control', 'no-cache')
      .send(icon);
  });
}
