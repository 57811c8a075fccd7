import { contracts } from '@norma/contracts';
import type { FastifyInstance } from 'fastify';
import type { ImportService } from '../imports/importService.ts';
import { builtInLimits } from '../config/builtInLimits.ts';
import { servePublisherMarks } from '../http/publisherMarks.ts';
import { serve, type Edge } from '../http/serve.ts';
import { serveUnsubscribe } from '../http/unsubscribe.ts';
import { readShellWords } from '../http/openingPage.ts';
import { allEmailTemplates } from './email.ts';
import { profileHandlers } from '../modules/profile/index.ts';
import { accessRequestHandlers } from '../modules/access-requests/index.ts';
import { auditHandlers } from '../modules/audit/index.ts';
import { catalogHandlers } from '../modules/catalog/index.ts';
import { citationHandlers } from '../modules/citations/index.ts';
import { collectionHandlers } from '../modules/collections/index.ts';
import { clausesByEdition, linesOf, statesOf } from './comparedClauses.ts';
import { comparisonHandlers } from '../modules/comparison/index.ts';
import { accountHandlers } from '../modules/accounts/index.ts';
import {
  documentHandlers,
  openingOf,
  publisherMark,
  type DocumentTables,
} from '../modules/documents/index.ts';
import { compassPointHandlers, compassPointsExtras } from '../modules/compass-points/index.ts';
import { threadedDeliveryReader } from '../deliveries/threadedReader.ts';
import { integrityHandlers } from '../modules/integrity/index.ts';
import { favoriteExtras, favoriteHandlers } from '../modules/favorites/index.ts';
import { groupHandlers } from '../modules/groups/index.ts';
import { lineageHandlers } from '../modules/lineage/index.ts';
import { helpHandlers } from '../modules/help/index.ts';
import { importHandlers } from '../modules/imports/index.ts';
import { emailHandlers, unsubscriptions, type MailTables } from '../modules/email/index.ts';
import { managementHandlers } from '../modules/management/index.ts';
import type { monitoringHandlers } from '../modules/monitoring/index.ts';
import { noteHandlers } from '../modules/notes/index.ts';
import { peopleHandlers } from '../modules/people/index.ts';
import { referenceHandlers } from '../modules/references/index.ts';
import { relatedExtras, relatedHandlers } from '../modules/related/index.ts';
import { reportHandlers } from '../modules/reports/index.ts';
import { searchHandlers, type IndexFollowing, type Meanings } from '../modules/search/index.ts';
import { ipNetworkHandlers } from '../modules/ip-networks/index.ts';
import { licenseAgreementHandlers } from '../modules/license-agreements/index.ts';
import { ssoHandlers } from '../modules/sso/index.ts';
import { subscriptionHandlers } from '../modules/subscriptions/index.ts';
import { sessionHandlers } from '../modules/session/index.ts';
import { sharingHandlers } from '../modules/sharing/index.ts';
import { tenantHandlers, type TenantDirectory } from '../modules/tenants/index.ts';
import { timelineHandlers } from '../modules/timeline/index.ts';
import { trackingHandlers } from '../modules/tracking/index.ts';
import { trainingExtras, trainingHandlers } from '../modules/training/index.ts';
import { usageHandlers } from '../modules/usage/index.ts';
import type { StyleSheets } from '../pages/page.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { IdentityProvider } from '../ports/identity.ts';
import type { Loggers } from '../ports/loggers.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { SearchEngine } from '../ports/search-engine.ts';
import type { SignIns } from '../ports/sign-ins.ts';
import type { Usage } from '../ports/usage.ts';
import type { Settings } from '../config/settings.ts';
import { version } from '../config/version.ts';
import type { composeInvitations } from './invitations.ts';
import type { Reading } from './reading.ts';

type Services = Omit<Reading, 'close'> & {
  readonly settings: Settings;
  /** What the settings were read from. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly loggers: Loggers;
  readonly database: Database;
  readonly files: FileStore;
  readonly directory: TenantDirectory;
  readonly identity: IdentityProvider;
  readonly signIns: SignIns;
  readonly serveInvitations: ReturnType<typeof composeInvitations>;
  readonly engine: SearchEngine;
  /** How the search index follows the documents. */
  readonly following: IndexFollowing;
  /** What documents mean; null where no one asked for it to be known. */
  readonly meaning: Meanings | null;
  readonly importService: ImportService;
  readonly mailer: Mailer;
  readonly styleSheets: StyleSheets;
  readonly usage: Usage;
  readonly monitoring: ReturnType<typeof monitoringHandlers>;
  readonly now: () => Date;
};

/** Serves every call of the product: each contract with its handlers. */
export function serveCalls(to: FastifyInstance, edge: Edge, services: Services): void {
  const { settings, environment, loggers, database, files, directory, identity, engine } = services;
  const { texts, downloads, comparisons, usage, now } = services;
  const opening = openingOf({ usage });
  const extras = [compassPointsExtras, favoriteExtras, relatedExtras, trainingExtras];
  const meanings = {
    now: () => services.meaning?.now() ?? null,
    state: () => services.meaning?.state() ?? null,
  };
  const wordsOf = (language: string) => readShellWords(settings.webApp, language);
  const about = {
    version,
    settings,
    environment,
    builtIn: builtInLimits(settings),
    loggers,
    tenants: directory.all,
    // In development alone.
    runStatement: settings.isDemo ? database.runStatement : null,
  };

  serve(to, edge, contracts.session, sessionHandlers(services.signIns));
  serve(to, edge, contracts.sso, ssoHandlers());
  serve(to, edge, contracts.ipNetworks, ipNetworkHandlers(identity));
  serve(to, edge, contracts.subscriptions, subscriptionHandlers());
  serve(to, edge, contracts.licenseAgreements, licenseAgreementHandlers(services.printGuide));
  serve(to, edge, contracts.profile, profileHandlers());
  serve(
    to,
    edge,
    contracts.tenants,
    tenantHandlers(directory, identity, wordsOf, settings.publicUrl.hostname),
  );
  serve(
    to,
    edge,
    contracts.search,
    searchHandlers({ engine, usage, meanings, following: services.following }),
  );
  serve(to, edge, contracts.documents, documentHandlers({ texts, usage, extras }));
  serve(to, edge, contracts.downloads, downloads.handlers);
  serve(to, edge, contracts.comparison, comparisonHandlers({ comparisons, usage, linesOf, statesOf }));
  serve(to, edge, contracts.lineage, lineageHandlers({ comparisons, usage }));
  serve(
    to,
    edge,
    contracts.timeline,
    timelineHandlers({ clauseCounts: services.clauseCounts, originSteps: services.originSteps, usage }),
  );
  serve(to, edge, contracts.redlines, services.redlines);
  serve(to, edge, contracts.related, relatedHandlers(downloads.savePdf));
  serve(to, edge, contracts.references, referenceHandlers({ now, clausesOf: clausesByEdition(database) }));
  serve(to, edge, contracts.citations, citationHandlers(opening));
  serve(to, edge, contracts.notes, noteHandlers());
  serve(to, edge, contracts.compassPoints, compassPointHandlers());
  serve(to, edge, contracts.accessRequests, accessRequestHandlers());
  serve(to, edge, contracts.favorites, favoriteHandlers());
  serve(to, edge, contracts.collections, collectionHandlers({ engine }));
  serve(to, edge, contracts.tracking, trackingHandlers(opening));
  serve(to, edge, contracts.sharing, sharingHandlers());
  serve(to, edge, contracts.groups, groupHandlers({ engine }));
  serve(to, edge, contracts.training, trainingHandlers({ files, usage }));
  serve(to, edge, contracts.help, helpHandlers(services.printGuide));
  serve(to, edge, contracts.catalog, catalogHandlers());
  serve(to, edge, contracts.usage, usageHandlers(usage));
  serve(to, edge, contracts.reports, reportHandlers());
  serve(to, edge, contracts.imports, importHandlers(services.importService));
  serve(
    to,
    edge,
    contracts.integrity,
    integrityHandlers({ files, texts, openReader: () => threadedDeliveryReader() }),
  );
  serve(to, edge, contracts.email, emailHandlers({ mailer: services.mailer }));
  serve(to, edge, contracts.accounts, accountHandlers());
  serve(to, edge, contracts.people, peopleHandlers({ signIns: services.signIns }));
  serve(to, edge, contracts.audit, auditHandlers());
  serve(to, edge, contracts.management, managementHandlers(about));
  serve(to, edge, contracts.monitoring, services.monitoring);
  services.serveInvitations(to, edge);

  const { tenantOf } = edge;
  const refusedMails = unsubscriptions({
    db: (key) => database.forTenant<MailTables>(key),
    templates: allEmailTemplates,
    now,
  });
  serveUnsubscribe(to, { tenantOf, refusing: refusedMails, styleSheets: services.styleSheets });
  const documentsDb = database.withoutTenant<DocumentTables>();
  servePublisherMarks(to, { tenantOf, markOf: (code) => publisherMark(documentsDb, code) });
}
