export { accounts, tenantOffers, type Account, type Address, type TenantKey } from './accounts.ts';
export { icsNames } from './icsNames.ts';
export { people, type Authority, type Person, type SignInName } from './people.ts';
export { publishers, type Publisher, type PublisherCode } from './publishers.ts';
export { standardsFolder } from './standardsFolder.ts';
export { taxonomyNames, type TaxonomyName } from './taxonomyNames.ts';
export { tenants, type TenantSample } from './tenants.ts';
export { coursesBeside, filmsBeside, learningAccounts } from './training.ts';
export { videos, videosFolder, type Video } from './videos.ts';
