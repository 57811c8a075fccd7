import { z } from 'zod';

const name = z.string().trim().min(1).max(200);
const publisher = z.string().trim().min(1).max(50);
const designations = z.array(z.string().trim().min(1).max(500)).max(10_000);
const file = z.string().min(1).max(500);

const VideoEntry = z.strictObject({
  hashedId: name,
  publisher,
  name,
  seconds: z.int().min(0).max(86_400),
  section: z.string().max(200).default(''),
  /** Whether it shows how to use the library, and stands among the tutorials. */
  isTutorial: z.boolean().default(false),
  /** Designations of families, such as NSB E 214, next to whose documents the film is offered. */
  designations: designations.default([]),
  /** A .webm or .mp4 next to the list; without it the tenant's player keeps the film. */
  file: file.regex(/\.(webm|mp4)$/i, 'is not the name of a .webm or .mp4 file').optional(),
  poster: file.regex(/\.(webp|jpe?g|png)$/i, 'is not the name of a .webp, .jpg or .png file').optional(),
  captions: z
    .strictObject({ language: z.string().min(2).max(35), text: z.string().max(1_000_000) })
    .optional(),
});

const CourseEntry = z.strictObject({ productCode: name, publisher, title: name, designations });

/** What a file of films and courses may hold. */
export const TrainingList = z.strictObject({
  videos: z.array(VideoEntry).max(100_000).default([]),
  courses: z.array(CourseEntry).max(100_000).default([]),
  /** Accounts whose people may take courses. */
  entitlements: z.array(z.strictObject({ tenant: name, account: name })).default([]),
  /** What is no longer offered. */
  withdrawn: z
    .strictObject({
      videos: z.array(name).default([]),
      courses: z.array(z.strictObject({ publisher, productCode: name })).default([]),
      entitlements: z.array(z.strictObject({ tenant: name, account: name })).default([]),
    })
    .prefault({}),
});
export type TrainingList = z.infer<typeof TrainingList>;
