import type { Tenant } from '../tenant/index.ts';

/** Origins of others that a page works with. */
type Others = {
  /** The identity provider. */
  readonly provider?: string | null;
  /** Where the script comes from that asks for consent to cookies, and what it loads in its turn. */
  readonly consent?: string | null;
  /** Where films are played that are stored elsewhere. */
  readonly player?: string | null;
  /** Where reports are shown by someone else. */
  readonly reports?: readonly string[];
};

/** What browsers may load into a page of a tenant. pdf.js needs `wasm-unsafe-eval` for its image decoders. */
export const contentSecurityPolicy = (tenant: Tenant | null, nonce: string, others: Others = {}): string => {
  const provider = others.provider && others.provider !== tenant?.origin ? ` ${others.provider}` : '';
  const consent = others.consent ? ` ${others.consent}` : '';
  const player = others.player ? ` ${others.player}` : '';
  const reports = [...new Set(others.reports)].map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'${consent}`,
    `style-src 'self' 'nonce-${nonce}'${consent}`,
    `img-src 'self' data: blob:${consent}`,
    "font-src 'self'",
    `connect-src 'self'${provider}${consent}`,
    `frame-src 'self' blob:${provider}${player}${reports}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${provider}`,
    "frame-ancestors 'self'",
    // What asks for consent comes from someone else, and makes markup in ways that no one here can vouch for.
    ...(consent ? [] : ["require-trusted-types-for 'script'", 'trusted-types norma default']),
  ].join('; ');
};

const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi'];

/** Headers that every answer carries. */
export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
} as const;

/** Says to browsers that came over TLS to come over nothing else for a year, here and at the tenants below. */
export const overTlsAlone = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** For PDFs and films, which browsers show on pages of their own making. */
export const shownByBrowsers = { 'content-security-policy': "frame-ancestors 'self'" } as const;

/** For answers to calls, which are no pages: anyone who opens one as a page gets nothing that acts. */
export const noPage = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" } as const;
