import type english from '../../../locales/en/management.json';
import { useMessages } from '../../../i18n/useMessages.ts';

type Known<Key> = Key extends `logger.${infer Name}` ? Name : never;
type KnownLogger = Known<keyof typeof english>;

const known: Record<KnownLogger, true> = {
  ROOT: true,
  comparison: true,
  database: true,
  documents: true,
  downloads: true,
  http: true,
  identity: true,
  imports: true,
  jobs: true,
  mails: true,
  meaning: true,
  search: true,
  tenants: true,
  tracking: true,
  usage: true,
};

const isKnown = (name: string): name is KnownLogger => Object.hasOwn(known, name);

/** The description of a logger; empty where there is none. */
export function useAboutLogger(): (name: string) => string {
  const t = useMessages('management');
  return (name) => (isKnown(name) ? t(`logger.${name}`) : '');
}
