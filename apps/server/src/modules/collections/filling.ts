import { maxInCollection } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { SearchEngine } from '../../ports/search-engine.ts';
import { editionsWithCodes } from '../documents/index.ts';
import { codeLookedUp } from '../search/index.ts';
import { known } from './administration.ts';
import { addDocuments, documentCountIn, removeDocuments } from './documentStore.ts';
import { nameOf, withCollection, type Context } from './withCollection.ts';
import { touchCollection } from './store.ts';

type ResolvedDocument = { readonly contentId: number; readonly contentCode: string };

/** Puts documents into a collection, each once however often it is named. */
export async function add(id: number, named: readonly string[], ctx: Context, engine: SearchEngine) {
  // Looking designations up takes a while: nothing is held in the meantime, and nothing looked up in vain.
  const there = await known(id, ctx);
  if (there instanceof Failed) return there;
  const { resolved, unknown } = await documentsNamed(named, ctx, engine);
  const by = await nameOf(ctx);
  const now = ctx.now();
  return withCollection(id, ctx, async (_, within) => {
    const into = { tenant: ctx.tenant.key, collectionId: id, now };
    const added = await addDocuments(
      within,
      into,
      resolved.map(({ contentId }) => contentId),
    );
    if ((await documentCountIn(within, id)) > maxInCollection) throw new Full();
    const isNew = ({ contentId }: ResolvedDocument): boolean => added.has(contentId);
    const codesOf = (some: readonly ResolvedDocument[]): string[] =>
      some.map(({ contentCode }) => contentCode);
    if (added.size > 0) {
      await touchCollection(within, id, { now, by });
      const what = `Collection ${id}: ${added.size} documents more`;
      await ctx.audit('collection-filled', what, { within });
    }
    return {
      added: codesOf(resolved.filter(isNew)),
      present: codesOf(resolved.filter((each) => !isNew(each))),
      unknown,
    };
  }).catch((error: unknown) => {
    if (error instanceof Full) return fail('collection-full');
    throw error;
  });
}

/** Takes back what was put in beyond what a collection holds. */
class Full extends Error {}

/** Takes documents out of a collection. */
export async function takeOut(id: number, contentIds: readonly number[], ctx: Context) {
  const by = await nameOf(ctx);
  return withCollection(id, ctx, async (_, within) => {
    const removed = await removeDocuments(within, id, contentIds);
    if (removed > 0) {
      await touchCollection(within, id, { now: ctx.now(), by });
      const what = `Collection ${id}: ${removed} documents less`;
      await ctx.audit('collection-filled', what, { within });
    }
    return { removed };
  });
}

/** The documents that content codes and designations name, each once, and what names none that the tenant offers. */
async function documentsNamed(
  named: readonly string[],
  ctx: Context,
  engine: SearchEngine,
): Promise<{ resolved: ResolvedDocument[]; unknown: string[] }> {
  const { publishers } = ctx.tenant.settings;
  const offered = async (codes: readonly string[]): Promise<Map<string, ResolvedDocument>> => {
    const editions = await editionsWithCodes(ctx.db, codes);
    return new Map(
      editions
        .filter(({ publisher_code }) => publishers.includes(publisher_code))
        .map(({ content_code, content_id }) => [
          content_code,
          { contentCode: content_code, contentId: content_id },
        ]),
    );
  };
  const byCode = await offered(named);
  const codes = new Map<string, string>();
  for (const designation of new Set(named.filter((each) => !byCode.has(each)))) {
    if (ctx.signal.aborted) break;
    const code = await codeLookedUp(engine, { designation }, ctx);
    if (code !== null) codes.set(designation, code);
  }
  const byDesignation = await offered([...codes.values()]);
  const resolved = new Map<number, ResolvedDocument>();
  const unknown: string[] = [];
  for (const each of named) {
    const found = byCode.get(each) ?? byDesignation.get(codes.get(each) ?? '');
    if (found) resolved.set(found.contentId, found);
    else unknown.push(each);
  }
  return { resolved: [...resolved.values()], unknown };
}
