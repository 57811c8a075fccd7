import type { Tenant } from '../tenant.ts';

/** What browsers may load into a page of a tenant. pdf.js needs `wasm-unsafe-eval` for its image decoders. */
export const contentSecurityPolicy = (
  tenant: Tenant | null,
  nonce: string,
  issuerOrigin: string | null,
): string => {
  const provider = issuerOrigin && issuerOrigin !== tenant?.origin ? ` ${issuerOrigin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${provider}`,
    `frame-src 'self' blob:${provider}`,
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
