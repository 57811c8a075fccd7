import type { ReaderContext } from '../../context.ts';
import type { PageNote } from '../../ports/pdf-stamper.ts';
import type { Card, DocumentTables } from '../documents/index.ts';

/**
 * What a reader has written on the pages of a document, to are in a download where it is asked for: each domain that
 * keeps some has one of these. Only what the reader may see themselves belongs in it.
 */
export type Annotations = (card: Card, ctx: ReaderContext<DocumentTables>) => Promise<readonly PageNote[]>;
