import type { Metadata } from '@norma/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Address } from './useAddress.ts';

/** What a part of the page is shown with. */
export type PartProps = { document: Metadata; address: Address };

/** What an entry of the menu opens is shown until it says that it is done. */
export type OpenedProps = PartProps & { onClose: () => void };

/** Fetches a part of the page and its words. */
export type LoadPart<Props = PartProps> = () => Promise<{ Component: ComponentType<Props> }>;

/** A part of the page, fetched when it is first wanted; one that did not come may be asked for again. */
export const partQuery = <Props>(key: string, load: LoadPart<Props>) =>
  queryOptions({
    queryKey: ['documents', 'part', key],
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always', // Without a network the reader is told so at once.
    meta: { isHandled: true },
  });
