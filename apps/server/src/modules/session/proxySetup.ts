import { Readable } from 'node:stream';
import { createHash } from 'node:crypto';
import type { Language } from '@norma/contracts/fields';
import type { Delivery } from '../../context.ts';
import type { Tenant } from '../../tenant.ts';

const words = {
  en: {
    title: 'Proxy setup for {title}',
    why: 'Readers who come through a library proxy reach {title} only when the proxy passes on everything below.',
    address: 'Address of the library',
    hosts: 'Hosts that the proxy has to pass on',
    headers: 'Headers that it may neither remove nor change',
    entry: 'Entry for EZproxy and compatible proxies',
    help: 'Questions',
  },
  ar: {
    title: 'إعداد الخادم الوكيل لمكتبة {title}',
    why: 'لا يصل القادمون عبر خادم وكيل إلى {title} إلا إذا مرّر كل ما يلي.',
    address: 'عنوان المكتبة',
    hosts: 'المضيفات التي على الخادم الوكيل تمريرها',
    headers: 'الترويسات التي لا يجوز حذفها ولا تغييرها',
    entry: 'المدخل لبرنامج EZproxy وما يوافقه',
    help: 'للاستفسار',
  },
} as const;

/** What the people who run a library's proxy have to set up, as a text that they can paste from. */
export function proxySetup({ origin, settings }: Tenant, issuer: string, language: Language): string {
  const say = words[language === 'ar' ? 'ar' : 'en'];
  const title = oneLine(settings.title);
  const hosts = [...new Set([new URL(origin).host, new URL(issuer).host, ...settings.hosts])];
  const heading = say.title.replace('{title}', title);
  return [
    heading,
    '='.repeat(heading.length),
    '',
    say.why.replace('{title}', title),
    '',
    `${say.address}: ${origin}/`,
    '',
    `${say.hosts}:`,
    ...hosts.map((host) => `  ${host}`),
    '',
    `${say.headers}:`,
    ...['Authorization', 'AuthMode', 'RequestId', 'originatedIpAddress', 'Range'].map((name) => `  ${name}`),
    '',
    `${say.entry}:`,
    `  Title ${title}`,
    `  URL ${origin}/`,
    ...hosts.map((host) => `  HJ ${host}`),
    ...(settings.supportEmail ? ['', `${say.help}: ${settings.supportEmail}`] : []),
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
