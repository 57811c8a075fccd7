import type { RelatedContent, RelatedDocument, RelatedGroup } from '@norma/contracts';

/** Related documents of one kind. */
export type Section = { group: RelatedGroup; documents: RelatedDocument[] };

const groups: readonly RelatedGroup[] = ['citedContent', 'sop', 'tma', 'supplements'];

/** The kinds of related documents that there are, in their order. */
export const sectionsOf = (content: RelatedContent): Section[] =>
  groups
    .map((group) => ({ group, documents: content[group] }))
    .filter(({ documents }) => documents.length > 0);
