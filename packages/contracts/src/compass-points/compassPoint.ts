import { z } from 'zod';
import { PdfVersion } from '../documents/metadata.ts';
import { ContentId, Instant } from '../fields/index.ts';
import { SelectionData, SelectionMetadata } from './selection.ts';

/** Characters that the texts of a compass point may have, counted as readers count them and without markup. */
export const longest = { name: 255, description: 1300, overlayDetails: 500 } as const;

/** Markup makes a text longer than its reader sees it. */
const longestWritten = 20_000;

const Text = (most: number) =>
  z
    .string()
    .max(longestWritten)
    .transform((given) => given.replaceAll('\0', '').toWellFormed())
    .describe(`At most ${most} characters as readers count them, without markup`);

/** A compass point as one of its readers sees it. */
export const CompassPoint = z.object({
  compassPointID: z.int(),
  compassPointUUID: z.uuid().describe('Names it in its link, /compasspoint/{uuid}'),
  name: z.string(),
  description: z.string(),
  overlayDetails: z.string().describe('HTML, sanitised, where the settings say RichText; so are the others'),
  contentCode: z
    .string()
    .describe('Empty, like status and designation, where the library no longer offers the document'),
  contentID: z.int(),
  contentStatus: z.string().describe('The status of the document'),
  designation: z.string(),
  createdById: z.string(),
  createdUserName: z.string().describe('As its creator was called when they made it'),
  creatorEmail: z.string(),
  author: z
    .string()
    .describe('Its creator as annotations name them: last name and first, cut to 20 characters'),
  createdDate: Instant,
  modifiedDate: Instant,
  isDeleted: z.boolean().describe('Whether it is deactivated'),
  deletedByEmail: z.string().nullable(),
  deletedDate: Instant.nullable(),
  edit: z.boolean().describe('Whether the current user may edit, share, deactivate and reactivate it'),
  isManaged: z
    .boolean()
    .describe('Whether anybody at all may change those of its document; else rows have no menu'),
  isOwn: z.boolean().describe('Whether the current user created it'),
  isShared: z.boolean().describe('Whether its link opens it to people of other accounts'),
  type: z.literal('marked'),
  status: z.enum(['active', 'inactive']),
  selectionData: z.string(),
  selectionMetadata: SelectionMetadata,
  pdfVersions: z.array(PdfVersion).describe('The editions that can be read as PDF, the newest first'),
  newVersion: z
    .object({ contentID: z.int(), contentCode: z.string(), designation: z.string() })
    .nullable()
    .describe('To its creator where the document is Historical: the edition that is Active'),
  note: z.string().nullable().describe('The asker’s own note of the same annotation'),
});
export type CompassPoint = z.infer<typeof CompassPoint>;

/** What makes a compass point. */
export const NewCompassPoint = z.object({
  name: Text(longest.name).default(''),
  description: Text(longest.description).default(''),
  overlayDetails: Text(longest.overlayDetails).default(''),
  contentID: ContentId,
  selectionData: SelectionData.default(''),
  selectionMetadata: SelectionMetadata,
});

/** What changes a compass point; what is left out stays as it is. */
export const ChangedCompassPoint = z.object({
  name: Text(longest.name).optional(),
  description: Text(longest.description).optional(),
  overlayDetails: Text(longest.overlayDetails).optional(),
  contentID: ContentId.optional().describe('A compass point stays with its document'),
  selectionData: SelectionData.optional(),
  selectionMetadata: SelectionMetadata.optional(),
  modifiedDate: Instant.optional().describe('Of the state that was changed, for those who send no If-Match'),
});
