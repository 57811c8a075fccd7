import type { Tenant } from '../tenant.ts';

/** Origins of others that a page works with. */
type Others = {
  /** The identity provider. */
  readonly provider?: string | null;
  /** Where the script comes from that asks for consent to cookies, and what it loads in its turn. */
  readonly consent?: string | null;
  /** Where films are played that are kept elsewhere. */
  readonly player?: string | null;
};

/** What browsers may load into a page of a tenant. pdf.js needs `wasm-unsafe-eval` for its image decoders. */
export const contentSecurityPolicy = (tenant: Tenant | null, nonce: string, others: Others = {}): string => {
  const provider = others.provider && others.provider !== tenant?.origin ? ` ${others.provider}` : '';
  const consent = others.consent ? ` ${others.consent}` : '';
  const player = others.player ? ` ${others.player}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'${consent}`,
    `style-src 'self' 'nonce-${nonce}'${consent}`,
    `img-src 'self' data: blob:${consent}`,
    "font-src 'self'",
    `connect-src 'self'${provider}${consent}`,
    `frame-src 'self' blob:${provider}${player}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${provider}`,
    "frame-ancestors 'self'",
  ].join('; ');
};

/** Headers that every answer carries. */
export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;
