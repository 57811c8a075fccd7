import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { TenantMistake } from '@norma/contracts';
import { isEmailAddress } from '@norma/contracts/fields';
import { z } from 'zod';
import { drawnMark, NoMark } from './mark.ts';

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && !url.username;
};

/** A place on this server; `//host` would be a place elsewhere. */
const isPath = (text: string): boolean => /^\/(?![/\\])\S*$/.test(text);

const address = z.string().max(2_000);

/** What a check says of a value that does not pass it, in words and for programs. */
export const mistake = (code: TenantMistake, error: string) => ({ error, params: { code } });

/** The address of another site. */
export const WebAddress = address.refine(
  isWebAddress,
  mistake('address-invalid', 'is not an address such as https://library.example'),
);

/** The address of another site, or of someone who gets mail. */
export const ContactAddress = address.refine(
  (text) =>
    isWebAddress(text) || (text.startsWith('mailto:') && isEmailAddress(text.slice(7).split('?')[0] ?? '')),
  mistake(
    'address-invalid',
    'is neither an address such as https://library.example nor one such as mailto:help@library.example',
  ),
);

/** The address of a script, which only a protected connection may bring. */
export const ScriptAddress = address.refine(
  (text) => isWebAddress(text) && text.startsWith('https:'),
  mistake('address-invalid', 'is not an address such as https://consent.example/script.js'),
);

/** The address of a player of films, which is told the film by its place in the address. */
export const PlayerAddress = address.refine(
  (text) => /^https:\/\/[a-z0-9.-]+(:\d+)?\/\S*\{hashed_id\}/i.test(text) && isWebAddress(text),
  mistake('address-invalid', 'is not an address such as https://player.example/{hashed_id}'),
);

/** The address of another site, or of a place on this one. */
export const Place = address.refine(
  (text) => isWebAddress(text) || isPath(text),
  mistake(
    'address-or-path-invalid',
    'is neither an address such as https://library.example nor a path such as /video',
  ),
);

/** An address that may be left out by leaving it empty. */
export const orNone = (of: typeof WebAddress) =>
  address.refine(
    (text) => text === '' || of.safeParse(text).success,
    mistake('address-invalid', 'is neither empty nor an address such as https://library.example'),
  );

/** An e-mail address. */
export const Email = z
  .string()
  .refine(isEmailAddress, mistake('email-invalid', 'is not an email address such as help@library.example'));

/** An e-mail address; empty where there is none. */
export const EmailOrNone = z
  .string()
  .max(254)
  .refine(
    (text) => text === '' || isEmailAddress(text),
    mistake('email-invalid', 'is not an email address such as help@library.example'),
  );

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(String.raw`^${label}(\.${label})*$`);

/** A host name as browsers send it: lower case, without scheme and port, other scripts in their ASCII form. */
export const HostName = z.string().transform((given, context) => {
  const host = /^[^/:@\s]+$/.test(given) ? domainToASCII(given) : '';
  if (hostName.test(host) && host.length <= 253 && isIP(host) === 0) return host;
  context.addIssue({
    code: 'custom',
    message: 'is not a host name alone, such as library.example, without https:// and without a port',
    params: { code: 'host-invalid' satisfies TenantMistake },
  });
  return z.NEVER;
});

const hexDigit = (digit: string): string => digit + digit;

/** Any color, written as #RRGGBB or #RGB. */
export const Brand = z
  .string()
  .regex(/^#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$/, 'is not a color such as #1746A2')
  .transform((hex) => (hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, hexDigit) : hex).toUpperCase());

/** A mark as SVG text, made safe. */
export const Mark = z.string().transform((source, context) => {
  try {
    return drawnMark(source).svg;
  } catch (error) {
    if (!(error instanceof NoMark)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
});

/** A list in which nothing stands twice. */
export const distinct = <T extends z.ZodType>(item: T, idOf: (entry: z.output<T>) => string) =>
  z.array(item).superRefine((list, context) => {
    const ids = list.map(idOf);
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) < index)
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `stands twice: ${id}`,
          params: { code: 'entry-repeated' satisfies TenantMistake },
        });
    }
  });
