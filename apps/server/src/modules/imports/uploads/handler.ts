import type { imports as contract } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handler } from '../../../context.ts';
import type { AuditTables } from '../../../ports/audit.ts';
import { isOwnAlone, mayWriteFor } from '../access.ts';
import type { Importing } from '../jobs/importing.ts';
import type { ImportTables } from '../tables.ts';
import { discardUpload } from './discard.ts';
import { receiveUpload, type Upload } from './receive.ts';
import { UploadRefused } from './refused.ts';

type Parts = {
  readonly imports: Pick<Importing, 'request'>;
  readonly uploads: string;
};

/** Takes a delivery from anyone who has no way to the server but a browser, and asks for its import. */
export const uploadHandler =
  ({ imports, uploads }: Parts): Handler<typeof contract.uploadDelivery, ImportTables & AuditTables> =>
  async ({ query: { name, publisher, dryRun }, bytes }, ctx) => {
    const { db, tenant, reader } = ctx;
    if (!mayWriteFor(reader, tenant, publisher)) return fail('publisher-not-yours');
    const upload = await received({ name, bytes }, uploads);
    if (upload instanceof UploadRefused) return fail(upload.fault);
    const by = reader.signInName;
    try {
      const queued = await db.transaction().execute(async (within) => {
        const importRequest = {
          tenant: tenant.key,
          path: upload.path,
          publisher: publisher || null,
          isDryRun: dryRun === 'true',
          visibleAt: null,
          upload: { name, hash: upload.hash, by, isOwnAlone: isOwnAlone(reader) },
        };
        const request = await imports.request(importRequest, within.$pickTables<keyof ImportTables>());
        const message = `Uploaded ${name} for import ${request.id}`;
        await ctx.audit('delivery-uploaded', message, { within });
        return request;
      });
      if (queued.isGoingOn) await discardUpload(uploads, upload.path);
      return queued;
    } catch (cause) {
      await discardUpload(uploads, upload.path);
      throw cause;
    }
  };

async function received(
  sent: Parameters<typeof receiveUpload>[0],
  uploads: string,
): Promise<Upload | UploadRefused> {
  try {
    return await receiveUpload(sent, uploads);
  } catch (cause) {
    if (cause instanceof UploadRefused) return cause;
    throw cause;
  }
}
