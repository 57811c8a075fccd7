import type { Subscription } from '@norma/contracts';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import { markAddress, publishersOf, type DocumentTables } from '../documents/index.ts';
import { subscriptionsOf } from './store.ts';
import type { SubscriptionTables } from './tables.ts';

type Tables = SubscriptionTables & DocumentTables;
type Context = Pick<ReaderContext<Tables>, 'db' | 'reader' | 'tenant'>;

/** What the account subscribes to, each with the mark of its publisher. */
export async function ownSubscriptions({ db, reader }: Omit<Context, 'tenant'>): Promise<Subscription[]> {
  const subscriptions = await subscriptionsOf(db, reader.account.id);
  const marks = await marksOf(
    db,
    subscriptions.map(({ publisher_code }) => publisher_code),
  );
  return subscriptions.map(({ publisher_code, name, abbreviation }) =>
    wireSubscription({ code: publisher_code, name, abbreviation, mark: marks.get(publisher_code) }),
  );
}

/** What the tenant offers beyond what the account subscribes to, in the order of the tenant. */
export async function marketplace({ db, reader, tenant }: Context): Promise<Subscription[]> {
  const offered = tenant.settings.publishers.filter((code) => !reader.account.publishers.includes(code));
  const publishers = await publishersOf(db, offered);
  return publishers
    .toSorted((a, b) => offered.indexOf(a.code) - offered.indexOf(b.code))
    .map((publisher) => {
      const { code, name } = publisher;
      return wireSubscription({ code, name, abbreviation: code, mark: markAddress(publisher) });
    });
}

async function marksOf(db: Kysely<Tables>, codes: readonly string[]): Promise<Map<string, string | null>> {
  const publishers = await publishersOf(db, codes);
  return new Map(publishers.map((publisher) => [publisher.code, markAddress(publisher)]));
}

type Offer = { code: string; name: string; abbreviation: string; mark: string | null | undefined };

const wireSubscription = ({ code, name, abbreviation, mark }: Offer): Subscription => ({
  id: `${code}-${abbreviation}`,
  subscriptionInfo: {
    publisherSearchKey: code,
    subscriptionAbbrName: abbreviation,
    subscriptionImagePath: mark ?? '',
    subscriptionName: name,
  },
});
