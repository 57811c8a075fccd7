import { lazy, type ComponentType } from 'react';
import { withWords } from '../../../words/withWords.ts';

type Parts = typeof import('./parts.ts');

/** A page or message in front of the library that most visits never see: it comes with its words when it is needed. */
export const onDemand = <Props>(choose: (parts: Parts) => ComponentType<Props>) =>
  lazy(async () => ({ default: (await withWords('gate', import('./parts.ts').then(choose))).Component }));
