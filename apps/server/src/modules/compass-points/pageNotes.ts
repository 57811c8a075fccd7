import type { PageNote } from '../../ports/pdf-stamper.ts';
import { fileOf } from '../documents/index.ts';
import type { Annotations } from '../downloads/index.ts';
import { closedTo, opensDocument, settingFor } from './access.ts';
import { activeOn } from './listStore.ts';
import { seenOn } from './lists.ts';
import { textsOf, type Row } from './store.ts';
import type { CompassPointTables } from './tables.ts';
import { plainTexts } from './texts.ts';

/** As much of a passage as a note at the edge repeats. */
const maxQuoteLength = 1000;

/** The compass points that a reader sees in a document, to are on its pages in a download. */
export const compassPointsOnPages: Annotations = async (card, ctx) => {
  if (closedTo(ctx) || !settingFor(ctx, card).activate || !opensDocument(ctx, card)) return [];
  const scope = seenOn(card, ctx);
  if (!scope) return [];
  const [rows, pdf] = await Promise.all([
    activeOn(ctx.db.withTables<CompassPointTables>(), scope),
    fileOf(ctx.db, card.content_id, 'pdf'),
  ]);
  return rows.flatMap((row) => onPages(row, pdf?.file_key ?? null));
};

/** What was marked in this very PDF is marked there; anything else is told at the edge, so that none is lost. */
function onPages(row: Row, pdf: string | null): PageNote[] {
  const { anchor } = row.selection.metadata;
  const isOfThisPdf = anchor?.content === undefined || anchor.content === pdf;
  const marked = isOfThisPdf ? (anchor?.pages ?? []).filter(({ quads }) => quads.length > 0) : [];
  if (marked.length === 0) return [marginNote(row)];
  const note = noteOf(row);
  return marked.map(({ page, quads }) => ({ ...note, id: `${row.uuid}-${page}`, page, quads }));
}

function marginNote(row: Row): PageNote {
  const { anchor, pageNumber, selectionText } = row.selection.metadata;
  const quote = anchor?.quote ?? selectionText;
  const shown = quote.length > maxQuoteLength ? `${quote.slice(0, maxQuoteLength).toWellFormed()}…` : quote;
  const note = noteOf(row);
  const text = [anchor?.clause, shown && `“${shown}”`, note.text].filter(Boolean).join('\n');
  return { ...note, text, page: pageNumber ?? anchor?.pages?.[0]?.page ?? 1 };
}

function noteOf(row: Row): Omit<PageNote, 'page' | 'quads'> {
  const { name, description, overlayDetails } = plainTexts(textsOf(row));
  return {
    id: row.uuid,
    subject: name,
    text: [name, description, overlayDetails].filter((text) => text !== '').join('\n'),
    author: row.created_by_author,
    at: row.modified_at,
  };
}
