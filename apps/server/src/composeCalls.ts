import type { StyleSheets } from './pages/page.ts';
import { contracts } from '@norma/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { AskedImports } from './askedImports.ts';
import type { composeInvitations } from './composeInvitations.ts';
import { tenantFinder } from './http/app.ts';
import { servePublisherMarks } from './http/publisherMarks.ts';
import { serve, type Edge } from './http/serve.ts';
import { serveUnsubscribe } from './http/unsubscribe.ts';
import { accountHandlers } from './modules/account/index.ts';
import { auditHandlers } from './modules/audits/index.ts';
import { catalogueHandlers } from './modules/catalogue/index.ts';
import { citationHandlers } from './modules/citations/index.ts';
import { collectionHandlers } from './modules/collections/index.ts';
import { comparisonHandlers, type Comparisons } from './modules/comparison/index.ts';
import { customerHandlers } from './modules/customers/index.ts';
import {
  documentHandlers,
  openingOf,
  publisherMark,
  type DocumentTables,
  type Texts,
} from './modules/documents/index.ts';
import type { downloadHandlers } from './modules/downloads/index.ts';
import { compassPointHandlers, compassPointsBeside } from './modules/compassPoints/index.ts';
import { faultHandlers } from './modules/faults/index.ts';
import { favouriteBeside, favouriteHandlers } from './modules/favourites/index.ts';
import { groupHandlers } from './modules/groups/index.ts';
import { helpHandlers } from './modules/help/index.ts';
import { ingestionHandlers } from './modules/ingestion/index.ts';
import { mailHandlers, type Refusing } from './modules/mails/index.ts';
import { managementHandlers } from './modules/management/index.ts';
import type { monitoringHandlers } from './modules/monitoring/index.ts';
import { noteHandlers } from './modules/notes/index.ts';
import { peopleHandlers } from './modules/people/index.ts';
import type { redlineHandlers } from './modules/redlines/index.ts';
import { relatedBeside, relatedHandlers } from './modules/related/index.ts';
import { reportHandlers } from './modules/reports/index.ts';
import { searchHandlers, type IndexFollowing, type Meanings } from './modules/search/index.ts';
import { sessionHandlers } from './modules/session/index.ts';
import { sharingHandlers } from './modules/sharing/index.ts';
import { tenantHandlers, type TenantDirectory } from './modules/tenants/index.ts';
import { trackingHandlers } from './modules/tracking/index.ts';
import { trainingBeside, trainingHandlers } from './modules/training/index.ts';
import { usageHandlers } from './modules/usage/index.ts';
import type { Audit } from './ports/audit.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Mailer } from './ports/mailer.ts';
import type { SearchEngine } from './ports/search-engine.ts';
import type { SignIns } from './ports/sign-ins.ts';
import type { Usage } from './ports/usage.ts';
import type { PrintGuide } from './printing/printed.ts';

type Services = {
  readonly directory: TenantDirectory;
  readonly identity: Parameters<typeof sessionHandlers>[1];
  readonly wordsOf: Parameters<typeof tenantHandlers>[2];
  readonly engine: SearchEngine;
  /** How the search index follows the documents. */
  readonly following: IndexFollowing;
  /** What documents mean, as soon as it is known. */
  readonly meanings: () => Meanings | null;
  readonly documentsDb: Kysely<DocumentTables>;
  readonly files: FileStore;
  readonly texts: Texts;
  readonly downloads: ReturnType<typeof downloadHandlers>;
  readonly comparisons: Comparisons;
  readonly redlines: ReturnType<typeof redlineHandlers>;
  readonly printGuide: PrintGuide;
  readonly askedImports: AskedImports;
  readonly mailer: Mailer;
  readonly refusing: Refusing;
  readonly serveInvitations: ReturnType<typeof composeInvitations>;
  readonly signIns: SignIns;
  readonly styleSheets: StyleSheets;
  readonly audit: Audit;
  readonly usage: Usage;
  readonly monitoring: ReturnType<typeof monitoringHandlers>;
  readonly about: Omit<Parameters<typeof managementHandlers>[0], 'audit' | 'tenants'>;
};

/** Serves every call of the product: each contract with its handlers. */
export function serveCalls(to: FastifyInstance, edge: Edge, services: Services): void {
  const { directory, identity, wordsOf, engine, documentsDb, files, texts, downloads, about } = services;
  const { comparisons, audit, usage } = services;
  const opening = openingOf({ audit, usage });
  const beside = [compassPointsBeside, favouriteBeside, relatedBeside, trainingBeside];
  const meanings = {
    now: () => services.meanings()?.now() ?? null,
    state: () => services.meanings()?.state() ?? null,
  };

  serve(to, edge, contracts.session, sessionHandlers(audit, identity, services.printGuide));
  serve(to, edge, contracts.account, accountHandlers(audit));
  serve(to, edge, contracts.tenants, tenantHandlers(directory, identity, wordsOf));
  serve(
    to,
    edge,
    contracts.search,
    searchHandlers({ engine, usage, audit, meanings, following: services.following }),
  );
  serve(to, edge, contracts.documents, documentHandlers({ texts, audit, usage, beside }));
  serve(to, edge, contracts.downloads, downloads.handlers);
  serve(to, edge, contracts.comparison, comparisonHandlers({ comparisons, audit, usage }));
  serve(to, edge, contracts.redlines, services.redlines);
  serve(to, edge, contracts.related, relatedHandlers({ texts, audit, usage }));
  serve(to, edge, contracts.citations, citationHandlers(opening));
  serve(to, edge, contracts.notes, noteHandlers({ audit }));
  serve(to, edge, contracts.compassPoints, compassPointHandlers({ audit }));
  serve(to, edge, contracts.favourites, favouriteHandlers());
  serve(to, edge, contracts.collections, collectionHandlers({ engine, audit }));
  serve(to, edge, contracts.tracking, trackingHandlers(opening));
  serve(to, edge, contracts.sharing, sharingHandlers(audit));
  serve(to, edge, contracts.groups, groupHandlers({ engine, audit }));
  serve(to, edge, contracts.training, trainingHandlers({ files, audit, usage }));
  serve(to, edge, contracts.help, helpHandlers(services.printGuide));
  serve(to, edge, contracts.catalogue, catalogueHandlers());
  serve(to, edge, contracts.usage, usageHandlers(usage));
  serve(to, edge, contracts.reports, reportHandlers());
  serve(to, edge, contracts.ingestion, ingestionHandlers({ ...services.askedImports, audit }));
  serve(to, edge, contracts.faults, faultHandlers({ files, texts, audit }));
  serve(to, edge, contracts.mails, mailHandlers({ audit, mailer: services.mailer }));
  serve(to, edge, contracts.customers, customerHandlers({ audit }));
  serve(to, edge, contracts.people, peopleHandlers({ audit, signIns: services.signIns }));
  serve(to, edge, contracts.audits, auditHandlers());
  serve(to, edge, contracts.management, managementHandlers({ ...about, audit, tenants: directory.all }));
  serve(to, edge, contracts.monitoring, services.monitoring);
  const { refusing, styleSheets } = services;
  services.serveInvitations(to, edge);
  serveUnsubscribe(to, { tenantOf: tenantFinder(directory), refusing, styleSheets });
  servePublisherMarks(to, {
    tenantOf: tenantFinder(directory),
    markOf: (code) => publisherMark(documentsDb, code),
  });
}
