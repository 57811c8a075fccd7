import { lazy, type ComponentType } from 'react';
import { withMessages } from '../../../i18n/withMessages.ts';

type Parts = typeof import('./parts.ts');

/** A page or message in front of the library that most visits never see: it comes with its words when it is needed. */
export const onDemand = <Props>(choose: (parts: Parts) => ComponentType<Props>) =>
  lazy(async () => ({
    default: (await withMessages('sign-in', import('./parts.ts').then(choose))).Component,
  }));
