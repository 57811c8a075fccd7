import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import type { Stamp } from '../../ports/pdf-stamper.ts';
import { personOf, type SessionTables } from '../session/index.ts';
import { stampMessages } from './messages.ts';

/** Who downloads what from whom, as far as a stamp says it. */
export type Downloader = {
  readonly name: string;
  /** Empty for an organization, which signs in as itself under the name of its account. */
  readonly email: string;
  readonly account: string;
  readonly tenant: string;
  /** The tenant's own; empty for the usual one. */
  readonly licenceLine: string;
  readonly language: string;
  readonly day: Date;
};

/** What a stamp says of the caller: of visitors who came in by network only their organization, never its person. */
export async function stampFor(
  { tenant, reader, language }: Pick<ReaderContext, 'tenant' | 'reader' | 'language'>,
  { db, day }: { readonly db: Kysely<SessionTables>; readonly day: Date },
): Promise<Pick<Stamp, 'lines' | 'language'>> {
  const person = reader.userType === 'COMPANY' ? null : await personOf(db, reader.personId);
  const ownName = `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim() || reader.signInName;
  return stampLines({
    name: reader.userType === 'COMPANY' ? reader.account.name : ownName,
    email: person?.email ?? '',
    account: reader.account.name,
    tenant: tenant.settings.title,
    licenceLine: tenant.settings.licenceLine,
    language,
    day,
  });
}

const longest = { name: 60, account: 80 };

/** What a stamp says of a download: who has it, through which account, since when, and what that allows. */
export function stampLines(downloader: Downloader): Pick<Stamp, 'lines' | 'language'> {
  const messages = stampMessages(downloader.language);
  const name = cut(downloader.name, longest.name);
  const account = cut(downloader.account, longest.account);
  const people = name === account ? [name] : [name, cut(downloader.email, longest.account), account];
  const license = cut(downloader.licenceLine, 300) || messages.license;
  return {
    lines: [
      [...people, messages.downloaded(downloader.day)].filter((piece) => piece !== ''),
      [cut(downloader.tenant, longest.account), license],
    ],
    language: downloader.language,
  };
}

const graphemes = new Intl.Segmenter();

/**
 * A name that stays one: without line ends and signs that turn round what follows, and cut where it is longer than a
 * line. The joiners stay, by which Persian is spelt.
 */
function cut(text: string, max: number): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .trim();
  const signs = Array.from(graphemes.segment(plain), ({ segment }) => segment);
  return signs.length > max ? `${signs.slice(0, max - 1).join('')}…` : plain;
}
