import type { ComponentType } from 'react';
import { lazyWithMessages } from '../../../i18n/lazyWithMessages.tsx';

type Parts = typeof import('./parts.ts');

/** A page or message in front of the library that most visits never see. */
export const onDemand = <Props extends object>(choose: (parts: Parts) => ComponentType<Props>) =>
  lazyWithMessages('sign-in', async () => choose(await import('./parts.ts')));
