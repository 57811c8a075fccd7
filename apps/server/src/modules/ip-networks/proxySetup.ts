import { Readable } from 'node:stream';
import { createHash } from 'node:crypto';
import type { Language } from '@norma/contracts/fields';
import type { Delivery } from '../../context.ts';
import type { Tenant } from '../../tenant/index.ts';
import { translate } from '../../i18n/translate.ts';

/** What the people who run a library's proxy have to set up, as a text that they can paste from. */
export function proxySetup({ origin, settings }: Tenant, issuer: string, language: Language): string {
  const title = oneLine(settings.title);
  const t = (key: Parameters<typeof translate<'proxySetup'>>[2]): string =>
    translate('proxySetup', language, key, { title });
  const hosts = [...new Set([new URL(origin).host, new URL(issuer).host, ...settings.hosts])];
  const heading = t('title');
  return [
    heading,
    '='.repeat(heading.length),
    '',
    t('why'),
    '',
    `${t('address')}: ${origin}/`,
    '',
    `${t('hosts')}:`,
    ...hosts.map((host) => `  ${host}`),
    '',
    `${t('headers')}:`,
    ...['Authorization', 'AuthMode', 'RequestId', 'originatedIpAddress', 'Range'].map((name) => `  ${name}`),
    '',
    `${t('entry')}:`,
    `  Title ${title}`,
    `  URL ${origin}/`,
    ...hosts.map((host) => `  HJ ${host}`),
    ...(settings.supportEmail ? ['', `${t('help')}: ${settings.supportEmail}`] : []),
    '',
  ].join('\r\n');
}

// A line of a title must not become a directive of the proxy.
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A short text on its way to a reader as a file. */
export function textDelivery(text: string): Delivery {
  const bytes = Buffer.from(text, 'utf8');
  return {
    mediaType: 'text/plain; charset=utf-8',
    size: bytes.length,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    open: ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
  };
}
