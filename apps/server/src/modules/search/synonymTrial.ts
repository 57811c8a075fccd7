import type { SynonymTrial } from '@norma/contracts';
import type { SynonymRules } from '@norma/search-core';
import type { ReaderContext } from '../../context.ts';
import type { SearchEngine, SearchRequest } from '../../ports/search-engine.ts';
import { cardsOf } from '../documents/index.ts';
import { engineRequest, everything, synonymsSaid } from './filters.ts';
import type { Tables } from './tables.ts';

/** So many results are shown of each search. */
const shown = 10;

type Trial = {
  readonly keywords: string;
  readonly saved: SynonymRules | undefined;
  readonly own: SynonymRules;
};
type Tried = SynonymTrial['before'];

/** What a search of all content finds with the saved synonyms and with others. */
export async function triedSearch(
  engine: SearchEngine,
  { keywords, saved, own }: Trial,
  ctx: ReaderContext<Tables>,
): Promise<Pick<SynonymTrial, 'before' | 'after'>> {
  const nothing: Tried = { count: 0, documents: [], synonyms: [] };
  if (keywords === '') return { before: nothing, after: nothing };
  const withRules = (synonyms: SynonymRules | undefined) => {
    const search = { ...everything, keywords };
    const within = { tenant: ctx.tenant, reader: ctx.reader, entitledOnly: false, synonyms };
    return { request: engineRequest(search, within), said: synonymsSaid(search, within) };
  };
  const [ofSaved, ofOwn] = [withRules(saved), withRules(own)];
  const find = async (request: SearchRequest, isAdded: (id: string) => Promise<boolean>) => {
    const { total, hits } = await engine.search({ ...request, size: shown }, ctx.signal);
    const ids = hits.map(({ id }) => id);
    const cards = new Map((await cardsOf(ctx.db, ids)).map((card) => [card.content_code, card]));
    const documents = await Promise.all(
      ids.flatMap((id) => {
        const card = cards.get(id);
        return card ? [row(card, isAdded(id))] : [];
      }),
    );
    return { count: total, documents };
  };
  const [before, after] = await Promise.all([
    find(ofSaved.request, async () => false),
    find(ofOwn.request, async (id) => !(await finds(engine, ofSaved.request, id, ctx.signal))),
  ]);
  return { before: { ...before, synonyms: ofSaved.said }, after: { ...after, synonyms: ofOwn.said } };
}

type Card = Awaited<ReturnType<typeof cardsOf>>[number];

const row = async (card: Card, isAdded: Promise<boolean>): Promise<Tried['documents'][number]> => ({
  contentCode: card.content_code,
  designation: card.designation,
  title: card.title_html,
  language: card.language,
  status: card.status,
  isAdded: await isAdded,
});

async function finds(
  engine: SearchEngine,
  request: SearchRequest,
  id: string,
  signal: AbortSignal,
): Promise<boolean> {
  return (await engine.explain({ ...request, id, isRecordOnly: false }, signal)) !== null;
}
