import type { CompassPointSettings, InputType } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../queries.ts';

/** How the texts of a compass point are written: plainly, or as HTML that the server has made safe. */
export type InputTypes = Record<'name' | 'description' | 'overlayDetails', InputType>;

const usual: InputTypes = { name: 'text', description: 'RichText', overlayDetails: 'text' };

const typesIn = ({ attributes }: CompassPointSettings): InputTypes => ({
  name: attributes.name['input-type'],
  description: attributes.description['input-type'],
  overlayDetails: attributes['overlay-details']['input-type'],
});

/** How the texts of a document's compass points are written; as usual until it is known, and where no document is known. */
export function useInputTypes(contentID: number | undefined): InputTypes {
  const { data } = useQuery({ ...settingsQuery(contentID ?? 0), enabled: contentID !== undefined });
  return data ? typesIn(data) : usual;
}
