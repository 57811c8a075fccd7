import { workItems } from '@norma/samples';
import { familyKeyOf } from '@norma/editions';
import { describePublisher, upsertWorkItems, type DocumentTables } from '../modules/documents/index.ts';
import type { Database } from '../ports/database.ts';

/** Seeds the demo with work on its standards; where a publisher's work is known already, it stays as it is. */
export async function seedWork(database: Database): Promise<void> {
  await database
    .withoutTenant<DocumentTables>()
    .transaction()
    .execute(async (transaction) => {
      const numbers = workItems.map(({ number }) => number);
      const known = await transaction
        .selectFrom('work_items')
        .select('id')
        .where('number', 'in', numbers)
        .executeTakeFirst();
      if (known) return;
      for (const code of new Set(workItems.map(({ publisher }) => publisher)))
        await describePublisher(transaction, { code });
      await upsertWorkItems(
        transaction,
        workItems.map(({ publisher, number, title, initiated, technicalContact, revises, ballots }) => ({
          publisher_code: publisher,
          number,
          title,
          initiated_on: initiated,
          technical_contact: technicalContact,
          family_keys: [`${publisher} ${number}`, ...revises].map((designation) =>
            familyKeyOf({ publisher, designation }),
          ),
          ballots,
        })),
      );
    });
}
