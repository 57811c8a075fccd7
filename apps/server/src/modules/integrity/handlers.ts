import type { DocumentCheck, DocumentIssue, integrity as contract } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { Handlers } from '../../context.ts';
import { csvTable } from '../../lib/csv.ts';
import type { AuditTables } from '../../ports/audit.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Tenant } from '../../tenant/index.ts';
import { tableHeads } from '../../i18n/tableHeads.ts';
import { cardOfId, isOffered, type DocumentTables, type Texts } from '../documents/index.ts';
import type { DeliveryReader } from '../imports/index.ts';
import { publishersLookedAfter } from './access.ts';
import { requestCheck, checkNow, isRunning, type Check } from './checkStore.ts';
import { issuesOf } from './checkDocument.ts';
import { countsOfIssues, issuesOfDocument, findIssues, replaceIssues, type ListedIssue } from './store.ts';
import { subjectsOf } from './subjects.ts';
import type { IntegrityTables } from './tables.ts';

type Tables = IntegrityTables & DocumentTables & AuditTables;
type Listed = IntegrityTables & DocumentTables;

type Parts = {
  readonly files: FileStore;
  readonly texts: Pick<Texts, 'pdf'>;
  readonly openReader: () => Pick<DeliveryReader, 'readSource' | 'close'>;
};

const atATime = 500;
const heads = ['contentCode', 'designation', 'title', 'publisher', 'fault', 'details', 'found'] as const;

/** Shows document administrators what is broken about them, and looks again. */
export const integrityHandlers = ({
  files,
  texts,
  openReader,
}: Parts): Handlers<typeof contract, Tables> => ({
  list: async ({ query: { page, size, kind, search } }, { db, reader, tenant }) => {
    const listed = db.$pickTables<keyof Listed>();
    const publishers = publishersLookedAfter(reader, tenant);
    const [found, counts] = await Promise.all([
      findIssues(listed, { publishers, kind, search, from: page * size, size }),
      countsOfIssues(listed, { publishers, search }),
    ]);
    const total = counts.reduce((sum, each) => sum + ((kind ?? each.kind) === each.kind ? each.count : 0), 0);
    return { total, counts, faults: found.map((fault) => onTheWire(fault, tenant)) };
  },

  table: ({ query: { kind, search } }, { db, reader, tenant, now, language }) => {
    const publishers = publishersLookedAfter(reader, tenant);
    return {
      mediaType: 'text/csv; charset=utf-8',
      name: `broken-documents-${now().toISOString().slice(0, 10)}.csv`,
      pieces: csvTable(
        tableHeads(language, heads),
        rowsOf(db.$pickTables<keyof Listed>(), { publishers, kind, search }),
      ),
    };
  },

  check: async (_, { db }) => checkOnTheWire(await checkNow(db.$pickTables<keyof IntegrityTables>())),

  startCheck: async (_, ctx) => {
    const { db, reader } = ctx;
    await db.transaction().execute(async (transaction) => {
      await requestCheck(transaction.$pickTables<keyof IntegrityTables>(), reader.signInName);
      await ctx.audit('documents-checked', 'Started a check of all documents', { within: transaction });
    });
    return checkOnTheWire(await checkNow(db.$pickTables<keyof IntegrityTables>()));
  },

  checkOne: async ({ params: { contentId } }, { db, reader, tenant, now }) => {
    const documents = db.$pickTables<keyof DocumentTables>();
    const card = await cardOfId(documents, contentId);
    const publishers = publishersLookedAfter(reader, tenant);
    if (!card || !(publishers?.includes(card.publisher_code) ?? true)) return fail('document-not-found');
    const subjects = await subjectsOf(documents, [contentId]);
    const sources = openReader();
    const looking = { db: documents, files, texts, reader: sources };
    const found = await issuesOf(subjects, looking).finally(sources.close);
    await db.transaction().execute((within) =>
      replaceIssues(within.$pickTables<keyof IntegrityTables>(), [contentId], {
        faults: found,
        now: now(),
      }),
    );
    const issues = await issuesOfDocument(db.$pickTables<keyof Listed>(), contentId);
    return { faults: issues.map((fault) => onTheWire(fault, tenant)) };
  },
});

async function* rowsOf(db: Kysely<Listed>, query: Omit<Parameters<typeof findIssues>[1], 'from' | 'size'>) {
  for (let from = 0; ; from += atATime) {
    const some = await findIssues(db, { ...query, from, size: atATime });
    if (some.length > 0) yield some.map(asRow);
    if (some.length < atATime) return;
  }
}

const asRow = (fault: ListedIssue): string[] => [
  fault.content_code,
  fault.designation,
  fault.title_text,
  fault.publisher_code,
  fault.kind,
  fault.details.join('; '),
  fault.found_at.toISOString(),
];

const onTheWire = (fault: ListedIssue, tenant: Tenant): DocumentIssue => ({
  contentId: fault.content_id,
  contentCode: fault.content_code,
  designation: fault.designation,
  title: fault.title_text,
  publisher: fault.publisher_code,
  kind: fault.kind,
  details: fault.details,
  isOffered: isOffered(tenant, fault),
  foundAt: fault.found_at.toISOString(),
});

const checkOnTheWire = (check: Check): DocumentCheck => ({
  state: stateOf(check),
  startedAt: check.started_at?.toISOString() ?? null,
  finishedAt: check.finished_at?.toISOString() ?? null,
  lookedAt: check.looked_at,
  total: check.total,
});

function stateOf(check: Check): DocumentCheck['state'] {
  if (isRunning(check)) return 'running';
  if (check.is_asked) return 'waiting';
  return check.started_at === null ? 'never' : 'done';
}
