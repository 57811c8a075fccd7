import type { CompassPoint, CompassPointSettings } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { wordsIn } from './dialog/richText.ts';
import { settingsQuery } from './queries.ts';

/** Which texts of a compass point are HTML, which the server has made safe; the others are written plainly. */
export type IsRich = Record<'name' | 'description' | 'overlayDetails', boolean>;

const usual: IsRich = { name: false, description: true, overlayDetails: false };

const richIn = ({ attributes }: CompassPointSettings): IsRich => ({
  name: attributes.name['input-type'] === 'RichText',
  description: attributes.description['input-type'] === 'RichText',
  overlayDetails: attributes['overlay-details']['input-type'] === 'RichText',
});

/** Which texts are rich on the document of a compass point; as usual until it is known, and where no one knows. */
export function useIsRich(point: Pick<CompassPoint, 'contentID' | 'contentCode'> | undefined): IsRich {
  const isKnown = point !== undefined && point.contentCode !== '';
  const { data } = useQuery({ ...settingsQuery(point?.contentID ?? 0), enabled: isKnown });
  return data ? richIn(data) : usual;
}

/** The words of a text alone, a line for each of its blocks. */
export const plainText = (text: string, isRich: boolean): string => (isRich ? wordsIn(text) : text);
