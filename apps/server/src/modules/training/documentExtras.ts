import { hasFeature } from '../../tenant/index.ts';
import type { DocumentExtrasOf } from '../documents/index.ts';
import { offerOf } from './offer.ts';
import { countOfDocument } from './store.ts';
import type { TrainingTables } from './tables.ts';

/** The tab of films, or of films and courses where the tenant has e-learning, and how much is in it. */
export const trainingExtras: DocumentExtrasOf = async ({ family }, { db, tenant }) => {
  const { videos, courses } = await countOfDocument(db.withTables<TrainingTables>(), family, offerOf(tenant));
  const hasCourses = hasFeature(tenant.settings, 'e-learning');
  const tab = hasCourses ? 'Training & Videos' : 'Visual Content';
  const count = videos + (hasCourses ? courses : 0);
  return {
    video: videos > 0 ? 'Y' : '',
    ...(count > 0 && { tabs: [tab], badges: { [tab]: count } }),
  };
};
