import type { CompassPointSettings } from '@norma/contracts';
import type { CompassPointChoice } from '../../tenant/compassPoints.ts';
import type { Setting } from './rules.ts';
import type { Attribute } from './tables.ts';

/** The document that a setting is asked for. */
export type Of = { readonly contentCode: string; readonly publisherCode: string };

/** What holds on a document: what is said of it, else of its publisher, else of all. */
export function settingOf(
  { exceptions, ...usual }: CompassPointChoice,
  { contentCode, publisherCode }: Of,
): Setting & { readonly activate: boolean } {
  const { activate, view, manage } = {
    ...usual,
    ...exceptions.find(({ publisher }) => publisher === publisherCode),
    ...exceptions.find((exception) => exception.contentCode === contentCode),
  };
  return { activate, view, manage };
}

/** How an attribute is written. */
export type AttributeRule = CompassPointChoice['attributes'][Attribute];

/** The settings of a document in the words of the wire. */
export function wireSettings(choice: CompassPointChoice, of: Of): CompassPointSettings {
  const { activate, view, manage } = settingOf(choice, of);
  const { name, description, overlayDetails } = choice.attributes;
  return {
    compassPointSettings: { activate, 'pdf-view-setting': { view, manage } },
    attributes: {
      name: wireAttribute(name),
      description: wireAttribute(description),
      'overlay-details': wireAttribute(overlayDetails),
    },
  };
}

const wireAttribute = ({ show, required, inputType, labelKey }: AttributeRule) => ({
  show,
  required,
  'input-type': inputType,
  'label-key': labelKey,
});
