import type { CompassPointSettings } from '@norma/contracts';
import { limits } from './limits.atBuild.ts';
import { wordsIn } from './richText.ts';

/** The texts of a compass point. */
export type Texts = { readonly name: string; readonly description: string; readonly overlayDetails: string };

/** A text of a compass point, as calls name it. */
export type Attribute = keyof Texts;

/** How a text of a compass point is written on a document. */
export type Field = {
  readonly attribute: Attribute;
  readonly limit: number;
  readonly isRequired: boolean;
  readonly isRich: boolean;
  readonly labelKey: string;
};

const wireNames = {
  name: 'name',
  description: 'description',
  overlayDetails: 'overlay-details',
} as const satisfies Record<Attribute, keyof CompassPointSettings['attributes']>;

const attributes: readonly Attribute[] = ['name', 'description', 'overlayDetails'];

/** The texts that a document's settings show, in their order. */
export function fieldsOf({ attributes: settings }: Pick<CompassPointSettings, 'attributes'>): Field[] {
  return attributes.flatMap((attribute) => {
    const setting = settings[wireNames[attribute]];
    if (!setting.show) return [];
    return {
      attribute,
      limit: limits[attribute],
      isRequired: setting.required,
      isRich: setting['input-type'] === 'RichText',
      labelKey: setting['label-key'],
    };
  });
}

/** The length of a text: its characters without markup and surrounding space. */
export const lengthOf = (text: string, { isRich }: Pick<Field, 'isRich'>): number =>
  Array.from((isRich ? wordsIn(text) : text).trim()).length;

/** Whether texts can be saved: nothing that is required is blank, nothing is too long. */
export const isComplete = (texts: Texts, fields: readonly Field[]): boolean =>
  fields.every((field) => {
    const length = lengthOf(texts[field.attribute], field);
    return length <= field.limit && (length > 0 || !field.isRequired);
  });

/** The texts of a compass point alone. */
export const textsOf = ({ name, description, overlayDetails }: Texts): Texts => ({
  name,
  description,
  overlayDetails,
});
