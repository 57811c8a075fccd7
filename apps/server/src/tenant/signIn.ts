import { Titles } from '@norma/contracts';
import { z } from 'zod';
import { addressRange } from '../lib/addressRange.ts';
import { distinct, WebAddress } from './fields.ts';

const AccountId = z.string().min(1).max(100);

const Range = z
  .string()
  .max(100)
  .refine(
    (text) => addressRange(text) !== null,
    'is not a range such as 203.0.113.0/24, 203.0.113.10-203.0.113.40 or 2001:db8:7a::/48',
  );

/** The network addresses of a company that reads through an account. */
export const Network = z.strictObject({
  account: AccountId,
  ranges: distinct(Range, (text) => text)
    .min(1)
    .max(5_000),
});
export type Network = z.infer<typeof Network>;

const PublicKey = z
  .looseObject({ kty: z.enum(['EC', 'RSA', 'OKP']) })
  .refine((key) => !('d' in key), 'is a private key; only its public half belongs here');

/** A partner that may sign in the people of one account, never those of others. */
export const SignInPartner = z.strictObject({
  issuer: WebAddress,
  /** Its public keys, as a JSON Web Key Set. */
  jwks: z.strictObject({ keys: z.array(PublicKey).min(1).max(10) }),
  authType: z.enum(['SSO', 'JWT', 'APPLET']),
  account: AccountId,
  /** Where its people begin: shown on the sign-in page, to everyone. */
  link: z
    .strictObject({ title: z.string().min(1).max(100), titles: Titles.optional(), url: WebAddress })
    .optional(),
});
export type SignInPartner = z.infer<typeof SignInPartner>;
