import type { catalog } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import { catalogRecord, kbart, marcForms, type MarcRecord } from '@norma/editions';
import type { Kysely } from 'kysely';
import type { Handlers, ReaderContext, WrittenFile } from '../../context.ts';
import { inLanguage, type CatalogChoice } from '../../tenant/help.ts';
import { fairQueue } from '../../concurrency/fairQueue.ts';
import type { Tenant } from '../../tenant/index.ts';
import {
  catalogedIds,
  countCataloged,
  titlesCataloged,
  type CatalogedDocuments,
  type DocumentTables,
} from '../documents/index.ts';
import { entitledTo } from './access.ts';
import { serialOf } from './serial.ts';
import { turnOf } from './turn.ts';
import { worksOf } from './works.ts';

type Context = ReaderContext<DocumentTables>;

/** A file of a catalog; what is between its begin and its end comes a few works at a time. */
type Form = {
  readonly mediaType: string;
  readonly begin: string;
  readonly end: string;
  readonly pieces: (of: CatalogedDocuments, ctx: Context) => AsyncIterable<string>;
};

/** Two are written at a time, each only as fast as it is taken. */
const turns = { atOnce: 2, max: 50, maxOfOne: 8 };

/** Gives libraries the records of what they subscribe to. */
export function catalogHandlers(): Handlers<typeof catalog, DocumentTables> {
  const queue = fairQueue(turns);

  const written = async (
    title: string,
    form: Form,
    nameOf: (choice: CatalogChoice) => string,
    ctx: Context,
  ): Promise<WrittenFile | Failed<'catalogue-not-found' | 'catalogue-empty' | 'catalogues-busy'>> => {
    const { db, tenant, reader, signal } = ctx;
    const choice = tenant.settings.catalogues.find((each) => each.title === title);
    if (!choice) return fail('catalogue-not-found');
    const of = entitledTo(choice, ctx);
    if ((await countCataloged(db, of)) === 0) return fail('catalogue-empty');
    const endTurn = await turnOf(queue, `${tenant.key} ${reader.personId}`, signal);
    if (!endTurn) return fail('catalogues-busy');
    return {
      mediaType: form.mediaType,
      name: nameOf(choice),
      pieces: piecesOf(form, form.pieces(of, ctx), endTurn),
    };
  };

  return {
    catalogs: async (_, ctx) => {
      const { db, tenant, language } = ctx;
      return Promise.all(
        tenant.settings.catalogues.map(async (choice) => ({
          title: choice.title,
          name: inLanguage(choice.names, language) ?? choice.title,
          kind: choice.kind,
          records: await countCataloged(db, entitledTo(choice, ctx)),
        })),
      );
    },

    marcDocument: ({ query: { title, format } }, ctx) => {
      const { write, ...form } = marcForms[format];
      return written(
        title,
        { ...form, pieces: (of, { db, tenant }) => recordsOf(db, of, tenant, write) },
        (choice) => `${ctx.tenant.key}-${choice.title}.${format}`,
        ctx,
      );
    },

    titleList: ({ query: { title } }, ctx) => {
      const { tenant, reader, now } = ctx;
      // {Provider}_{Consortium}_{Package}_{YYYY-MM-DD}.txt, as KBART names its files.
      const name = ({ title: of }: CatalogChoice): string =>
        [tenant.key, reader.account.name, of, now().toISOString().slice(0, 10)]
          .map((part) => part.replaceAll(/[\s_]+/g, '-'))
          .join('_');
      return written(title, { ...kbart, end: '', pieces: titlesOf }, (choice) => `${name(choice)}.txt`, ctx);
    },
  };
}

async function* recordsOf(
  db: Kysely<DocumentTables>,
  of: CatalogedDocuments,
  tenant: Tenant,
  write: (record: MarcRecord) => string,
): AsyncGenerator<string> {
  for await (const works of worksOf(db, await catalogedIds(db, of), tenant))
    yield works.map((work) => write(catalogRecord(work))).join('');
}

/** The rows of a list of titles, in the order of the titles: journals among the documents that are titles themselves. */
async function* titlesOf(of: CatalogedDocuments, { db, tenant }: Context): AsyncGenerator<string> {
  let documents: number[] = [];
  for (const { content_id, serial } of [...(await titlesCataloged(db, of)), end]) {
    if (content_id !== null) {
      documents.push(content_id);
      continue;
    }
    for await (const works of worksOf(db, documents, tenant)) yield works.map(kbart.monograph).join('');
    documents = [];
    if (serial) yield kbart.serial(serialOf(serial, tenant));
  }
}

const end = { content_id: null, serial: null } as const;

async function* piecesOf(
  { begin, end: last }: Pick<Form, 'begin' | 'end'>,
  pieces: AsyncIterable<string>,
  endTurn: () => void,
): AsyncGenerator<string> {
  try {
    let before = begin;
    for await (const piece of pieces) {
      yield before + piece;
      before = '';
    }
    yield before + last;
  } finally {
    endTurn();
  }
}
