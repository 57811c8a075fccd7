import type { ReactNode } from 'react';
import type { Received } from './received.ts';

/** A document of a list, and what leads to it. */
export type WayProps = { received: Received; children: ReactNode };
