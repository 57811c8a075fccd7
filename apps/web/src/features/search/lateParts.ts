import type { ComponentType } from 'react';
import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

const load = () => import('./late.ts');

const part = <Props extends object>(of: (all: Awaited<ReturnType<typeof load>>) => ComponentType<Props>) =>
  lazyWithMessages<Props>('selection', async () => of(await load()));

// The parts of the page of results that come after its first paint.
export const FeedbackLink = part((all) => all.FeedbackLink);
export const Pagination = part((all) => all.Pagination);
export const PickedChips = part((all) => all.PickedChips);
export const ResultSkipLinks = part((all) => all.ResultSkipLinks);
export const ResultsBar = part((all) => all.ResultsBar);
export const RowChoice = part((all) => all.RowChoice);
