import { notificationKinds, type NotificationKind } from '@norma/contracts';
import { orderEditions } from '@norma/editions';
import { editionBefore, isOnItsWay, isSuperseded, type Edition } from '../../documents/index.ts';

/** What an import has made of a document. */
export type Happened = {
  readonly id: number;
  readonly at: Date;
  readonly type: 'new-document' | 'new-edition' | 'amendment' | 'withdrawal' | 'status' | 'text';
  readonly content_id: number;
  readonly family_id: number;
  readonly publisher_code: string;
  readonly import_id: number;
  readonly status_after: string;
  /** Whether another language of the same edition was there before this import. */
  readonly is_translation: boolean;
};

/** The notifications for followers of a family. */
export type NewNotification = {
  /** Names the thing and the import: of the two together a person is told once. */
  readonly dedupe_key: string;
  readonly at: Date;
  readonly kind: NotificationKind;
  /** The less, the weightier. */
  readonly rank: number;
  readonly family_id: number;
  readonly publisher_code: string;
  readonly content_id: number;
  readonly previous_id: number | null;
  /** Whether it is for those alone who want to know of work that is going on. */
  readonly is_work: boolean;
};

/** What followers of families are told of what has happened to them, once for each thing; the editions are all of the families'. */
export function newNotifications(
  happened: readonly Happened[],
  families: readonly Edition[],
): NewNotification[] {
  const byFamily = Map.groupBy(families, ({ family_id }) => family_id);
  const notifications = new Map<string, NewNotification>();
  for (const each of happened) {
    const notification = notificationOf(each, byFamily.get(each.family_id) ?? []);
    const before = notification && notifications.get(notification.dedupe_key);
    if (notification && (!before || notification.rank < before.rank))
      notifications.set(notification.dedupe_key, notification);
  }
  return [...notifications.values()];
}

function notificationOf(happened: Happened, family: readonly Edition[]): NewNotification | null {
  const card = family.find(({ content_id }) => content_id === happened.content_id);
  const kind = card ? kindOf(happened, card, family) : null;
  if (!card || !kind) return null;
  const { at, family_id, publisher_code, content_id, import_id, status_after } = happened;
  // Supplements are next to each other; of an edition and those before it the weightiest is told.
  const isOfItsOwn = kind === 'amendment' || kind === 'corrigendum' || kind === 'translation';
  const thing = isOfItsOwn ? `document:${content_id}` : `family:${family_id}`;
  return {
    dedupe_key: `${thing}:${import_id}`,
    at,
    kind,
    rank: rankOf(kind),
    family_id,
    publisher_code,
    content_id,
    previous_id: kind === 'new-edition' ? (editionBefore(card, family)?.content_id ?? null) : null,
    is_work: isOnItsWay(status_after),
  };
}

/** The place of a kind among all: the weightiest is first. */
export const rankOf = (kind: NotificationKind): number => notificationKinds.indexOf(kind);

/** Null for what is no news: an edition of the past that a publisher hands in late, a document that no one followed yet. */
function kindOf(
  { type, status_after, is_translation }: Happened,
  card: Edition,
  family: readonly Edition[],
): NotificationKind | null {
  switch (type) {
    case 'new-document':
      return null;
    case 'new-edition':
      // Work is told of as such, by what its publisher says of it.
      if (status_after === 'Work item') return null;
      if (isOnItsWay(status_after)) return 'new-work-item';
      if (is_translation) return 'translation';
      return isSuperseded(card, family) ? null : 'new-edition';
    case 'amendment':
      return supplementKindOf(card);
    case 'withdrawal':
      return status_after === 'Withdrawn Replaced' ? 'replacement' : 'withdrawal';
    case 'status':
      return status_after === 'Replaced' || status_after === 'Withdrawn Replaced' ? 'replacement' : 'status';
    case 'text':
      return 'text';
  }
}

function supplementKindOf(card: Edition): 'amendment' | 'corrigendum' {
  const [placed] = orderEditions([
    {
      publisher: card.publisher_code,
      designation: card.designation,
      family: card.family,
      year: card.edition_year,
      published: card.published,
    },
  ]);
  return placed?.kind === 'corrigendum' ? 'corrigendum' : 'amendment';
}
