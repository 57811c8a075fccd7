import { inputTypes, whose } from '@norma/contracts';
import { z } from 'zod';

const attribute = {
  show: z.boolean(),
  required: z.boolean(),
  inputType: z.enum(inputTypes),
  labelKey: z.string().min(1).max(100),
};

const Attribute = (usual: z.output<z.ZodObject<typeof attribute>>) =>
  z
    .strictObject({
      show: attribute.show.default(usual.show),
      required: attribute.required.default(usual.required),
      inputType: attribute.inputType.default(usual.inputType),
      labelKey: attribute.labelKey.default(usual.labelKey),
    })
    .refine(({ show, required }) => show || !required, {
      path: ['required'],
      error: 'cannot be required, because it is not shown',
    })
    .prefault({});

const Exception = z
  .strictObject({
    /** All documents of a publisher, or one document. */
    publisher: z.string().min(1).max(50).exactOptional(),
    contentCode: z.string().min(1).max(500).exactOptional(),
    activate: z.boolean().exactOptional(),
    view: z.enum(whose).exactOptional(),
    manage: z.enum(whose).exactOptional(),
  })
  .refine(({ publisher, contentCode }) => (publisher === undefined) !== (contentCode === undefined), {
    error: 'must name either a publisher or a contentCode',
  });

/** What a tenant says of compass points; what it leaves out is as usual. */
export const CompassPointChoice = z.strictObject({
  activate: z.boolean().default(true),
  /** Whose are seen in a document: everyone's of the account, one's own, or none. */
  view: z.enum(whose).default('All'),
  /** Whose may be changed. */
  manage: z.enum(whose).default('Own'),
  attributes: z
    .strictObject({
      name: Attribute({
        show: true,
        required: true,
        inputType: 'text',
        labelKey: 'compassPoint.name',
      }),
      description: Attribute({
        show: true,
        required: false,
        inputType: 'RichText',
        labelKey: 'compassPoint.description',
      }),
      overlayDetails: Attribute({
        show: true,
        required: false,
        inputType: 'text',
        labelKey: 'compassPoint.overlayDetails',
      }),
    })
    .prefault({}),
  /** Whether everyone who sees a compass point may read what has happened to it. */
  openHistory: z.boolean().default(false),
  /** What differs on some documents; what is said of a document goes before what is said of its publisher. */
  exceptions: z.array(Exception).max(1_000).default([]),
});
export type CompassPointChoice = z.infer<typeof CompassPointChoice>;
