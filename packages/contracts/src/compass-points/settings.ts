import { z } from 'zod';

/** Whose compass points a setting is about. */
export const whose = ['None', 'Own', 'All'] as const;
export type Whose = (typeof whose)[number];

/** How an attribute is written: as it is, or with bold words, lists and the like. */
export const inputTypes = ['text', 'RichText'] as const;
export type InputType = (typeof inputTypes)[number];

const AttributeSetting = z.object({
  show: z.boolean(),
  required: z.boolean(),
  'input-type': z.enum(inputTypes),
  'label-key': z.string(),
});

/** How compass points are made and seen on one document. */
export const CompassPointSettings = z.object({
  compassPointSettings: z.object({
    activate: z.boolean().describe('Whether the document has compass points at all'),
    'pdf-view-setting': z.object({
      view: z.enum(whose).describe('Which are seen in the document'),
      manage: z.enum(whose).describe('Which may be changed; All makes annotation administrators'),
    }),
  }),
  attributes: z.object({
    name: AttributeSetting,
    description: AttributeSetting,
    'overlay-details': AttributeSetting,
  }),
});
export type CompassPointSettings = z.infer<typeof CompassPointSettings>;
