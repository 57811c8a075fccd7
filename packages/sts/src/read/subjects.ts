import type { Element } from 'slimdom';
import { childrenNamed, textOf } from './dom.ts';

/** What a group of subjects may be called for its values to count as industries, or as topics. */
const kinds = {
  industry: new Set(['industry', 'industries', 'sector', 'sectors']),
  topic: new Set(['topic', 'topics', 'theme', 'themes']),
} as const;
export type SubjectKind = keyof typeof kinds;

/**
 * The industries or topics of a document as paths, the widest step first: keywords in a group of that type, written
 * as `Construction/Fastening` or nested, and subjects of a nested `subj-group`. A step may be empty where it was.
 */
export function readSubjects(meta: Element, kind: SubjectKind): string[][] {
  const isOfKind = (group: Element): boolean => kinds[kind].has(typeOf(group));
  const keywords = childrenNamed(meta, 'kwd-group')
    .filter(isOfKind)
    .flatMap((group) => [
      ...childrenNamed(group, 'kwd').map(stepsOf),
      ...childrenNamed(group, 'nested-kwd').flatMap((inner) => nested(inner, keywordNames)),
    ]);
  const subjects = childrenNamed(meta, 'subj-group')
    .filter(isOfKind)
    .flatMap((group) => nested(group, subjectNames));
  return [...keywords, ...subjects];
}

/** The author's own keywords: those of every group that is not of industries or topics. */
export const readKeywords = (meta: Element): string[] =>
  childrenNamed(meta, 'kwd-group')
    .filter((group) => !Object.values(kinds).some((kind) => kind.has(typeOf(group))))
    .flatMap((group) => childrenNamed(group, 'kwd').map(textOf));

type Names = { readonly word: string; readonly deeper: string };
const keywordNames = { word: 'kwd', deeper: 'nested-kwd' };
const subjectNames = { word: 'subject', deeper: 'subj-group' };

function nested(element: Element, names: Names): string[][] {
  const own = childrenNamed(element, names.word).map(stepsOf);
  const deeper = childrenNamed(element, names.deeper).flatMap((inner) => nested(inner, names));
  if (deeper.length === 0) return own;
  return deeper.map((steps) => [...(own[0] ?? []), ...steps]);
}

const typeOf = (group: Element): string =>
  (group.getAttribute('kwd-group-type') ?? group.getAttribute('subj-group-type') ?? '').toLowerCase();

const stepsOf = (element: Element): string[] =>
  textOf(element)
    .split('/')
    .map((step) => step.trim());
