import type { Playing } from '@norma/contracts';
import type { ReaderContext } from '../../context.ts';
import { giveTicket, type SessionTables } from '../session/index.ts';
import type { VideoRow } from './store.ts';

/** The path that a ticket for a film is good for: the film and its captions. */
export const pathOfVideo = (hashedId: string): string =>
  `/api/documents/videos/${encodeURIComponent(hashedId)}`;

/** Where a film is played from: its file behind a ticket of its own, else the tenant's player. */
export async function playingOf(
  { hashed_id, file_key, captions, captions_language }: VideoRow,
  { db, tenant, reader, now }: ReaderContext<SessionTables>,
): Promise<Playing | null> {
  const { videoPlayer } = tenant.settings;
  const name = encodeURIComponent(hashed_id);
  if (file_key === null) {
    if (videoPlayer === null) return null;
    return { kind: 'hosted', address: videoPlayer.replaceAll('{hashed_id}', name) };
  }
  const path = pathOfVideo(hashed_id);
  const ticket = await giveTicket(db, {
    tenant: tenant.key,
    personId: reader.personId,
    path,
    now: now(),
  });
  return {
    kind: 'file',
    address: `${path}/file?ticket=${ticket}`,
    captions:
      captions === null
        ? null
        : { address: `${path}/captions?ticket=${ticket}`, language: captions_language ?? 'en' },
  };
}
