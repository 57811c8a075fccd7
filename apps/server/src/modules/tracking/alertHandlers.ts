import type { tracking } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import { allowMails, type MailTables } from '../email/index.ts';
import { alertsOf, saveAlerts, trackWorkItems, tracksWorkItems } from './alerts.ts';
import type { TrackingTables } from './tables.ts';
import { trackerTopic } from './notifications/emailTemplate.ts';

type Calls = Pick<typeof tracking, 'workItemTracking' | 'trackWorkItems' | 'alerts' | 'saveAlerts'>;

/** Keeps what readers are told of, and how. */
export const alertHandlers: Handlers<Calls, TrackingTables & MailTables> = {
  workItemTracking: async (_, { db, reader }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    return { workItem: (await tracksWorkItems(db, reader.personId)) ? 'true' : 'false' };
  },

  trackWorkItems: async ({ body: { workItem } }, { db, tenant, reader }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    await trackWorkItems(db, { tenant: tenant.key, personId: reader.personId }, workItem === 'true');
    return { workItem };
  },

  alerts: async (_, { db, reader }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    return alertsOf(db, reader.personId);
  },

  saveAlerts: async ({ body }, { db, tenant, reader, now }) => {
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const { personId } = reader;
    await saveAlerts(db, { tenant: tenant.key, personId, now: now() }, body);
    // Who wants mail again takes back that they refused it by a link.
    if (body.mail !== 'none')
      await allowMails(db.$pickTables<keyof MailTables>(), { recipient: personId, topic: trackerTopic.name });
    return body;
  },
};
