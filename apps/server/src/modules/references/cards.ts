import type { ReferenceCard, ReferencedEdition } from '@norma/contracts';
import { isOfSupplement } from '@norma/references';
import type { ReaderContext } from '../../context.ts';
import { accessTo, spokenAs, type DocumentTables, type Member } from '../documents/index.ts';
import type { Judged } from './resolve.ts';

type Context = Pick<ReaderContext<DocumentTables>, 'reader'>;

const maxEditions = 20;

/** The card of a reference that has been judged. */
export function cardOf(
  { designation, state, isDated, edition, inForce, replacement, members }: Judged,
  language: string,
  ctx: Context,
  clause: ReferenceCard['clause'] = null,
): ReferenceCard {
  return {
    designation,
    state,
    isDated,
    edition: edition && wireEdition(edition, ctx),
    inForce: inForce && wireEdition(inForce, ctx),
    replacement: replacement && {
      designation: replacement.designation,
      contentCode: replacement.edition?.content_code ?? null,
      title: replacement.edition?.title_text ?? '',
    },
    clause,
    editions: editionsOf(members, language).map((each) => ({
      designation: each.designation,
      editionLabel: each.edition,
      year: each.edition_year,
      status: each.status,
      contentCode: each.content_code,
    })),
  };
}

const wireEdition = (member: Member, { reader }: Context): ReferencedEdition => ({
  designation: member.designation,
  title: member.title_text,
  contentCode: member.content_code,
  status: member.status,
  editionLabel: member.edition,
  year: member.edition_year,
  publishedDate: member.published_on,
  access: accessTo(reader, member),
  committee: member.committee,
});

/** One document for each edition, the oldest first; of many the newest. */
function editionsOf(members: readonly Member[], language: string): Member[] {
  const wanted = [...spokenAs(language), 'en'];
  const rank = (member: Member): number => {
    const at = wanted.indexOf(member.language);
    return at < 0 ? wanted.length : at;
  };
  const editions = members.filter(({ designation }) => !isOfSupplement(designation));
  const byLabel = Map.groupBy(editions, ({ edition, edition_year }) => `${edition} ${edition_year}`);
  return [...byLabel.values()]
    .flatMap((same) => same.toSorted((a, b) => rank(a) - rank(b)).slice(0, 1))
    .slice(0, maxEditions)
    .toReversed();
}
