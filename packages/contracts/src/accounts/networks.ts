import { z } from 'zod';

/** Lines that one account may have. */
export const maxRanges = 5_000;

/** What is worth a second look at a range that can be read. */
export const rangeRemarks = ['private', 'wide', 'repeated', 'within'] as const;
export type RangeRemark = (typeof rangeRemarks)[number];

/** Why a line is no range. */
export const rangeMistakes = ['unreadable', 'bits-behind-prefix', 'backwards', 'mixed'] as const;
export type RangeMistake = (typeof rangeMistakes)[number];

/** An account whose ranges share addresses with a line. */
export const SharedRange = z.object({ accountId: z.string(), accountName: z.string(), range: z.string() });

/** What a line of ranges says. */
export const RangeLine = z.object({
  line: z.int().min(1),
  text: z.string(),
  mistake: z.enum(rangeMistakes).nullable(),
  first: z.string().describe('The first address; empty where the line is no range'),
  last: z.string(),
  addresses: z.number().describe('How many: exact up to 2⁵³, beyond that the nearest number that there is'),
  remarks: z.array(z.enum(rangeRemarks)),
  sameAs: z.int().nullable().describe('The line that says the same, or holds all of this one'),
  sharedWith: z.array(SharedRange).describe('Ranges of other accounts with some of its addresses; at most 5'),
});
export type RangeLine = z.infer<typeof RangeLine>;

/** What an address belongs to. */
export const ContainedAddress = z.object({
  address: z.string(),
  isAddress: z.boolean(),
  line: z.int().nullable().describe('The first line that holds it; null for none'),
  others: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('Other accounts whose ranges hold it'),
});
export type ContainedAddress = z.infer<typeof ContainedAddress>;

// Longer than any range: a line that is none is shown as it was typed.
const Line = z.string().max(500);

/** Lines as typed; empty lines count, so that errors have the right line numbers. */
export const RangeLines = z.array(Line).max(maxRanges);

/** The networks from which an account is read without signing in. */
export const AccountNetworks = z.object({
  lines: z.array(RangeLine),
  isOn: z.boolean().describe('Whether the library lets visitors in by their network at all'),
  hasReader: z.boolean().describe('Whether a user of the account represents all visitors from its networks'),
  yourAddress: z.string().describe('IP address of the current user'),
});
export type AccountNetworks = z.infer<typeof AccountNetworks>;
