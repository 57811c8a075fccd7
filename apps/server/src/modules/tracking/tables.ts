import type { MailRhythm, NotificationKind } from '@norma/contracts';
import type { Generated } from 'kysely';

export type TrackingTables = {
  /** The families whose changes people follow, or followed once. */
  tracked_documents: {
    tenant: string;
    id: Generated<number>;
    person_id: string;
    family_id: number;
    /** The edition that was read when it began. */
    content_id: number;
    is_on: boolean;
    since: Date;
  };
  /** The publishers of whose new documents people want to know. */
  tracked_publishers: { tenant: string; person_id: string; publisher_code: string; since: Date };
  /** How people are told who have said so. */
  trackers: {
    tenant: string;
    person_id: string;
    tracks_work_items: Generated<boolean>;
    mail: Generated<MailRhythm>;
    hour: Generated<number>;
    weekday: Generated<number>;
    time_zone: Generated<string>;
    /** When gathered mail goes out next; null where none is wanted. */
    digest_at: Date | null;
  };
  /** What people were told. */
  notifications: {
    tenant: string;
    id: Generated<number>;
    person_id: string;
    /** Names the thing and the import that changed it: of the two together a person is told once. */
    dedupe_key: string;
    at: Date;
    kind: NotificationKind;
    publisher_code: string;
    content_id: number | null;
    previous_id: number | null;
    work_item_id: number | null;
    many: Generated<number>;
    is_read: Generated<boolean>;
    awaits_mail: boolean;
  };
  /** What no one was told yet. */
  pending_notifications: { tenant: string; event_id: number };
  pending_work_item_notifications: { tenant: string; event_id: number };
};
