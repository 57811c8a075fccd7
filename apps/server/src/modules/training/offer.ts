import type { Tenant } from '../../tenant/index.ts';
import type { Offer } from './store.ts';

/** What a tenant offers of films and courses. */
export const offerOf = ({ settings: { publishers, videoPlayer } }: Tenant): Offer => ({
  publishers,
  hasPlayer: videoPlayer !== null,
});
