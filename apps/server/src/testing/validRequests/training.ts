import { json, nothing, type RequestContext, type ValidRequests } from './validRequest.ts';
import { designation } from './stockedLibrary.ts';

const hashedId = 'r7editions2k';

const withTicket =
  (kind: 'file' | 'captions') =>
  async ({ library: { owner, ids } }: RequestContext) => {
    const body = { contentId: ids.newer, hashId: hashedId };
    const playing = await json<{ address: string; captions: { address: string } }>(
      owner('POST', '/api/documents/video', body),
    );
    const address = kind === 'file' ? playing.address : playing.captions.address;
    const ticket = new URL(address, 'http://library').searchParams.get('ticket') ?? '';
    return { params: { hashedId }, query: { ticket } };
  };

/** Something right to send for each call of `training`. */
export const training: ValidRequests<'training'> = {
  tutorials: nothing,
  videos: () => ({ query: { designation } }),
  playVideo: ({ library: { ids } }) => ({ body: { contentId: ids.newer, hashId: hashedId } }),
  playOn: ({ library: { ids } }) => ({ query: { contentId: ids.newer, hashId: hashedId } }),
  videoFile: withTicket('file'),
  videoCaptions: withTicket('captions'),
  videoPoster: () => ({ params: { hashedId } }),
  courses: () => ({ query: { familyName: designation } }),
  courseEntitlement: nothing,
};
