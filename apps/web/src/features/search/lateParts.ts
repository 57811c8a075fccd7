import type { ComponentType } from 'react';
import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';
import type { Namespace } from '../../i18n/messages.ts';

const load = () => import('./late.ts');

const part = <Props extends object>(
  namespaces: readonly Namespace[],
  of: (all: Awaited<ReturnType<typeof load>>) => ComponentType<Props>,
) => lazyWithMessages<Props>(namespaces, async () => of(await load()));

const selection = ['selection'] as const;
const explained = ['search-explanation'] as const;

// The parts of the page of results that come after its first paint.
export const Elsewhere = part([], (all) => all.Elsewhere);
export const FeedbackLink = part([], (all) => all.FeedbackLink);
export const Marks = part(explained, (all) => all.Marks);
export const Pagination = part([], (all) => all.Pagination);
export const PickedChips = part([], (all) => all.PickedChips);
export const Reason = part(explained, (all) => all.Reason);
export const ResultSkipLinks = part(selection, (all) => all.ResultSkipLinks);
export const ResultsBar = part(selection, (all) => all.ResultsBar);
export const RowChoice = part(selection, (all) => all.RowChoice);
export const SearchNotes = part(['search-facets'], (all) => all.SearchNotes);
