import { familyKeyOf } from '@norma/editions';
import { z } from 'zod';
import { cleanLine } from './clean.ts';
import { Rejected, type Fact } from './item.ts';
import { reasonOf } from './reason.ts';

const line = (max: number) => z.string().transform(cleanLine).pipe(z.string().min(1).max(max));

const WorkItemFact = z.strictObject({
  publisher: line(50),
  number: line(100),
  title: line(2_000),
  initiated: z.iso.date().exactOptional(),
  technicalContact: line(200).exactOptional(),
  /** The standards that it is to revise, or to be. */
  revises: z.array(line(300)).max(100).default([]),
  ballots: z
    .array(
      z.strictObject({
        number: line(100),
        item: z.union([line(100), z.int().min(0).transform(String)]),
        status: line(500),
      }),
    )
    .max(1_000)
    .default([]),
});

/** Reads what a manifest says of a piece of work. Throws a Rejected that names the field where it cannot be used. */
export function workItemFact(given: unknown): Fact {
  const parsed = WorkItemFact.safeParse(given);
  const fields = z.record(z.string(), z.unknown()).catch({}).parse(given);
  if (!parsed.success) {
    const number = line(100).safeParse(fields['number']);
    throw new Rejected(`workItems: ${reasonOf(parsed.error, fields)}`, number.success ? number.data : null);
  }
  const {
    publisher,
    number,
    title,
    initiated = null,
    technicalContact = null,
    revises,
    ballots,
  } = parsed.data;
  const keys = [`${publisher} ${number}`, ...revises].map((designation) =>
    familyKeyOf({ publisher, designation }),
  );
  return {
    of: 'work-item',
    workItem: {
      publisher_code: publisher,
      number,
      title,
      initiated_on: initiated,
      technical_contact: technicalContact,
      family_keys: [...new Set(keys)],
      ballots,
    },
  };
}
