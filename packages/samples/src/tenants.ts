import type { TenantKey } from './accounts.ts';
import type { PublisherCode } from './publishers.ts';
import { aenor } from './tenants/aenor.ts';
import { api } from './tenants/api.ts';
import { astm } from './tenants/astm.ts';
import { awwa } from './tenants/awwa.ts';
import { cga } from './tenants/cga.ts';
import { demowl } from './tenants/demowl.ts';
import { ies } from './tenants/ies.ts';

/** A tenant as a file of one tenant holds it; the server says what may be in it. */
export type TenantSample = {
  readonly key: TenantKey;
  readonly title: string;
  readonly shortTitle: string;
  readonly publishers: readonly PublisherCode[];
  readonly theme: { readonly brand: string };
  readonly faviconSvg?: string;
  readonly supportEmail: string;
} & Readonly<Record<string, unknown>>;

/** The tenants of the demo, the default one first. */
export const tenants: readonly TenantSample[] = [astm, api, awwa, cga, aenor, ies, demowl];
