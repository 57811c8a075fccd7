import { z } from 'zod';

const Title = z.string().min(1).max(300);
const Paragraphs = z.array(z.string().min(1).max(5_000)).max(50);

/** A line of a list: a word that is explained, or a way to somewhere else. */
export const ResourceItem = z.object({
  title: Title,
  text: z.string().max(2_000),
  url: z.string().max(2_000).nullable(),
});
export type ResourceItem = z.infer<typeof ResourceItem>;

const Id = z.string().regex(/^[a-z][a-z0-9-]{0,49}$/, 'is not letters, digits and hyphens');

/** What is below one heading within a section. */
export const ResourcePart = z.object({
  id: Id,
  title: Title,
  paragraphs: Paragraphs,
  items: z.array(ResourceItem).max(100),
});
export type ResourcePart = z.infer<typeof ResourcePart>;

/** A section of the resources, with its parts. */
export const ResourceSection = ResourcePart.extend({ parts: z.array(ResourcePart).max(30) });
export type ResourceSection = z.infer<typeof ResourceSection>;

/** A help document that is offered for download, or opens in a tab of its own. */
export const ResourceDownload = z.object({
  title: Title,
  topic: z.string().min(1).max(50).describe('The title by which the help document is asked for'),
  opensInNewTab: z.boolean(),
});
export type ResourceDownload = z.infer<typeof ResourceDownload>;

/** What a standards body has for those who work with its library. */
export const UserResources = z.object({
  introduction: z.string().max(2_000),
  downloads: z.array(ResourceDownload).max(50),
  sections: z.array(ResourceSection).max(30),
});
export type UserResources = z.infer<typeof UserResources>;
