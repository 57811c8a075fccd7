import type { NewDocument, NewWorkItem, PublisherDescription, ValueName } from '../../documents/index.ts';

/** Where something is in a delivery; a file that is one document has no lines. */
export type Place = { readonly file: string; readonly line: number | null };

/** What a manifest says besides its documents: how a publisher is shown, what a value is called, or what is worked on. */
export type Fact =
  | { readonly of: 'publisher'; readonly publisher: PublisherDescription }
  | { readonly of: 'names'; readonly names: readonly ValueName[] }
  | { readonly of: 'work-item'; readonly workItem: NewWorkItem };

/** One thing that a delivery holds, as far as reading can tell. */
export type Item = Place & {
  /** How much of its file has been read up to its end, in the bytes that lie on the disk. */
  readonly bytesRead: number;
} & (
    | { readonly kind: 'document'; readonly document: NewDocument; readonly remarks: readonly string[] }
    | { readonly kind: 'fact'; readonly fact: Fact }
    | {
        readonly kind: 'known';
        readonly publisher: string;
        /** The record with which the document agrees, and its catalog; left out of texts. */
        readonly record?: { readonly hash: bigint; readonly source: string };
      }
    | { readonly kind: 'other-publisher' }
    | { readonly kind: 'rejected'; readonly designation: string | null; readonly reason: string }
  );

/** Something in a delivery that cannot be imported; its message says why, as a message for the operator. */
export class Rejected extends Error {
  /** What it calls itself, as far as that can be read. */
  readonly designation: string | null;
  constructor(reason: string, designation: string | null = null) {
    super(reason);
    this.designation = designation;
  }
}
