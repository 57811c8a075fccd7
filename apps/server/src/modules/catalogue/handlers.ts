import type { catalogue } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import { catalogueRecord, kbart, marcForms, type CatalogueWork } from '@norma/editions';
import type { Handlers, ReaderContext, WrittenFile } from '../../context.ts';
import { inLanguage, type CatalogueChoice } from '../../tenant/help.ts';
import { fairQueue } from '../../turns/queue.ts';
import { cataloguedIds, countCatalogued, type DocumentTables } from '../documents/index.ts';
import { entitledTo } from './access.ts';
import { turnOf } from './turn.ts';
import { worksOf } from './works.ts';

type Asking = ReaderContext<DocumentTables>;

/** What is written of works: what stands before, each of them, what stands after. */
type Form = {
  readonly mediaType: string;
  readonly begin: string;
  readonly write: (work: CatalogueWork) => string;
  readonly end: string;
};

/** Two are written at a time, each only as fast as it is taken. */
const turns = { atOnce: 2, most: 50, mostOfOne: 8 };

/** Gives libraries the records of what they subscribe to. */
export function catalogueHandlers(): Handlers<typeof catalogue, DocumentTables> {
  const queue = fairQueue(turns);

  const written = async (
    title: string,
    form: Form,
    nameOf: (choice: CatalogueChoice) => string,
    asking: Asking,
  ): Promise<WrittenFile | Failed<'catalogue-not-found' | 'catalogue-empty' | 'catalogues-busy'>> => {
    const { db, tenant, reader, signal } = asking;
    const choice = tenant.settings.catalogues.find((each) => each.title === title);
    if (!choice) return fail('catalogue-not-found');
    const contentIds = await cataloguedIds(db, entitledTo(choice, asking));
    if (contentIds.length === 0) return fail('catalogue-empty');
    const endTurn = await turnOf(queue, `${tenant.key} ${reader.personId}`, signal);
    if (!endTurn) return fail('catalogues-busy');
    return {
      mediaType: form.mediaType,
      name: nameOf(choice),
      pieces: piecesOf(form, worksOf(db, contentIds, tenant), endTurn),
    };
  };

  return {
    catalogues: async (_, asking) => {
      const { db, tenant, language } = asking;
      return Promise.all(
        tenant.settings.catalogues.map(async (choice) => ({
          title: choice.title,
          name: inLanguage(choice.names, language) ?? choice.title,
          kind: choice.kind,
          records: await countCatalogued(db, entitledTo(choice, asking)),
        })),
      );
    },

    marcDocument: ({ query: { title, format } }, asking) => {
      const { write, ...form } = marcForms[format];
      return written(
        title,
        { ...form, write: (work) => write(catalogueRecord(work)) },
        (choice) => `${asking.tenant.key}-${choice.title}.${format}`,
        asking,
      );
    },

    titleList: ({ query: { title } }, asking) => {
      const { tenant, reader, now } = asking;
      // {Provider}_{Consortium}_{Package}_{YYYY-MM-DD}.txt, as KBART names its files.
      const name = ({ title: of }: CatalogueChoice): string =>
        [tenant.key, reader.account.name, of, now().toISOString().slice(0, 10)]
          .map((part) => part.replaceAll(/[\s_]+/g, '-'))
          .join('_');
      return written(title, kbart, (choice) => `${name(choice)}.txt`, asking);
    },
  };
}

async function* piecesOf(
  { begin, write, end }: Form,
  works: AsyncIterable<readonly CatalogueWork[]>,
  endTurn: () => void,
): AsyncGenerator<string> {
  try {
    let before = begin;
    for await (const some of works) {
      yield before + some.map(write).join('');
      before = '';
    }
    yield before + end;
  } finally {
    endTurn();
  }
}
