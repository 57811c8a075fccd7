import { join } from 'node:path';
import { outboxFolder } from '../adapters/mailer/outboxFolder.ts';
import { smtpMailer } from '../adapters/mailer/smtp.ts';
import { accessRequestEmailTemplates } from '../modules/access-requests/index.ts';
import { groupEmailTemplates } from '../modules/groups/index.ts';
import { invitationEmailTemplates } from '../modules/invitations/index.ts';
import { emailTemplates, sendMails, type EmailTemplate, type WritingTables } from '../modules/email/index.ts';
import { peopleEmailTemplates } from '../modules/people/index.ts';
import { sharingEmailTemplates } from '../modules/sharing/index.ts';
import type { TenantDirectory } from '../modules/tenants/index.ts';
import { changesEmail } from '../modules/tracking/index.ts';
import type { Database } from '../ports/database.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { Settings } from '../config/settings.ts';

/** The email templates of all domains. */
export const allEmailTemplates: readonly EmailTemplate[] = [
  ...accessRequestEmailTemplates,
  ...groupEmailTemplates,
  ...invitationEmailTemplates,
  ...emailTemplates,
  ...peopleEmailTemplates,
  ...sharingEmailTemplates,
  changesEmail,
];

/** The way out for emails that the settings choose. */
export const mailerOf = ({ mailUrl, dataDir }: Settings): Mailer =>
  mailUrl ? smtpMailer(mailUrl) : outboxFolder(join(dataDir, 'outbox'));

type Parts = {
  readonly database: Database;
  readonly directory: TenantDirectory;
  readonly mailer: Mailer;
  readonly perSecond: number;
  readonly now: () => Date;
  readonly onFailed: (error: unknown) => void;
};

/** Sends the emails of the library as soon as they are posted, by this node or any other. */
export async function sendPosted({
  database,
  directory,
  ...parts
}: Parts): Promise<{ close: () => Promise<void> }> {
  const sending = sendMails({
    ...parts,
    templates: allEmailTemplates,
    tenants: directory.all,
    db: (tenant) => database.forTenant<WritingTables>(tenant),
  });
  const stopListening = await database.listen('mails', sending.wake);
  return {
    close: async () => {
      await stopListening();
      await sending.close();
    },
  };
}
