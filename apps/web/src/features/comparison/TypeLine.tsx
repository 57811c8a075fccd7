import { Fragment, type ReactNode } from 'react';
import { useMessages, type Translate } from '../../i18n/useMessages.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { cellOf, movedNote } from './changeWords.ts';
import type { Change, EditorialChange } from './kinds.ts';
import { OldNewArrow } from './OldNew.tsx';
import { verbalForm } from './verbalForms.ts';
import styles from './TypeLine.module.css';

type Props = {
  change: Change | EditorialChange;
  /** Of the newer edition. */
  language: string;
};

/** What a change means: whether it is one in a requirement, its types, and what of each. */
export function TypeLine({ change, language }: Props) {
  const t = useMessages('comparison');
  const { label, table, isNormative } = change;
  const moved = 'kind' in change ? movedNote(change, t) : undefined;
  const phrases = [
    ...(label && !table ? [<bdi key="label">{label}</bdi>] : []),
    ...change.types.map((type) => <Phrase key={type} {...{ type, change, language }} />),
    ...(moved ? [<bdi key="moved">{moved}</bdi>] : []),
  ];
  return (
    <span className={styles.line}>
      <span className={styles.square} data-normative={isNormative || undefined} aria-hidden />
      <VisuallyHidden>
        {t(isNormative ? 'normative' : 'informative')}
        {t('comma')}
      </VisuallyHidden>
      <span>
        {phrases.map((phrase, index) => (
          <Fragment key={phrase.key}>
            {index > 0 && '; '}
            {phrase}
          </Fragment>
        ))}
      </span>
    </span>
  );
}

/** What the squares of the list mean. */
export function TypeLegend() {
  const t = useMessages('comparison');
  return (
    <span className={styles.legend} aria-hidden>
      {([true, false] as const).map((isNormative) => (
        <span className={styles.line} key={String(isNormative)}>
          <span className={styles.square} data-normative={isNormative || undefined} />
          {t(isNormative ? 'normative' : 'informative')}
        </span>
      ))}
    </span>
  );
}

type Type = Change['types'][number];
type PhraseProps = { type: Type; change: Change | EditorialChange; language: string };

/** A type and what of it: `Quantity · tolerance, tighter`. */
function Phrase({ type, change, language }: PhraseProps) {
  const t = useMessages('comparison');
  const [name, details] = [t(`type.${type}`), detailsOf({ type, change, language }, t)];
  if (type === 'table' && change.table) {
    return <bdi className={styles.phrase}>{cellOf(change.table).join(' · ') || name}</bdi>;
  }
  return (
    <span className={styles.phrase}>
      {name}
      {details.map((detail, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a detail has no other name
        <Fragment key={index}>
          {index === 0 ? ' · ' : t('comma')}
          {detail}
        </Fragment>
      ))}
    </span>
  );
}

function detailsOf({ type, change, language }: PhraseProps, t: Translate<'comparison'>): ReactNode[] {
  if (type === 'requirement' && change.requirement) return ofRequirement(change.requirement, language, t);
  if (type === 'quantity') return ofQuantities(change.quantities, t);
  if (type === 'reference' && change.reference) return ofReference(change.reference, t);
  return [];
}

type Requirement = NonNullable<Change['requirement']>;

function ofRequirement(requirement: Requirement, language: string, t: Translate<'comparison'>): ReactNode[] {
  const { before, after, isNegatedBefore, isNegatedAfter, how } = requirement;
  const old = before && verbalForm(before, isNegatedBefore, language);
  const young = after && verbalForm(after, isNegatedAfter, language);
  const side = (words: string) => <bdi lang={language}>{words}</bdi>;
  const only = young ?? old;
  const verbs =
    old && young && old !== young ? (
      <>
        {side(old)} <OldNewArrow /> {side(young)}
      </>
    ) : (
      only && side(only)
    );
  return [...(verbs ? [verbs] : []), t(`how.${how}`)];
}

function ofQuantities(quantities: Change['quantities'], t: Translate<'comparison'>): string[] {
  const what = new Set(quantities.flatMap((quantity) => quantity.what));
  // Said where all of them agree: one that is tighter beside one that is looser is neither.
  const directions = new Set(quantities.map(({ direction }) => direction));
  const [direction] = directions;
  return [
    ...[...what].map((one) => t(`what.${one}`)),
    ...(quantities.length > 0 && quantities.every(({ isEquivalent }) => isEquivalent)
      ? [t('equivalent')]
      : []),
    ...(directions.size === 1 && direction ? [t(`direction.${direction}`)] : []),
  ];
}

function ofReference(
  { before, after }: NonNullable<Change['reference']>,
  t: Translate<'comparison'>,
): string[] {
  const state = after?.state;
  return [
    datedOf(before, after, t),
    ...(before ? [] : [t('how.added')]),
    ...(after ? [] : [t('how.removed')]),
    ...(state === 'withdrawn' || state === 'superseded' ? [t(`cited.${state}`)] : []),
  ];
}

type Cited = { isDated: boolean } | null;

/** Whether a citation was and is one of a dated edition. */
function datedOf(before: Cited, after: Cited, t: Translate<'comparison'>): string {
  const [was, is] = [before ?? after, after ?? before].map((cited) => cited?.isDated === true);
  if (was !== is) return t(is ? 'cited.undatedToDated' : 'cited.datedToUndated');
  if (!before || !after) return t(is ? 'cited.dated' : 'cited.undated');
  return t(is ? 'cited.stillDated' : 'cited.stillUndated');
}
