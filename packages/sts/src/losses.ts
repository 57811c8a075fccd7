/** What of a delivered text could not be used as it is; nothing of it stops the rest from being read. */
export type LossKind =
  /** Metadata that a library needs; something else in the text was taken instead. */
  | 'missing-metadata'
  /** A date that is none, or only partly one. */
  | 'unclear-date'
  /** An element that is not in the tag library; its text is kept. */
  | 'unknown-element'
  /** A named character that no list knows; it stays as written. */
  | 'unknown-character'
  /** Standards of a set after the first one. */
  | 'further-standard'
  | PictureProblem;

/** Why a picture is not shown. */
export type PictureProblem =
  | 'picture-missing'
  /** Named outside the folder of the delivery, where nothing is read. */
  | 'picture-outside'
  /** Of a format that browsers do not show, such as EPS or WMF, or a TIFF of a rare kind. */
  | 'picture-format'
  | 'picture-damaged'
  | 'picture-too-large';

/** What was lost of one kind: how often, and the first few different examples. */
export type Loss = { kind: LossKind; count: number; examples: string[] };

/** Collects losses while a text is read. */
export type LossCounter = {
  add(kind: LossKind, example: string): void;
  list(): Loss[];
};

const MAX_EXAMPLES = 5;
const MAX_EXAMPLE_LENGTH = 80;

/** A collection of losses, empty or with those that are known already. */
export function lossCounter(known: readonly Loss[] = []): LossCounter {
  const losses = new Map<LossKind, Loss>(
    known.map((loss) => [loss.kind, { ...loss, examples: [...loss.examples] }]),
  );
  return {
    add(kind, example) {
      const loss = losses.get(kind) ?? { kind, count: 0, examples: [] };
      losses.set(kind, loss);
      loss.count++;
      const shown = example.replace(/\s+/g, ' ').trim().slice(0, MAX_EXAMPLE_LENGTH);
      if (loss.examples.length < MAX_EXAMPLES && shown && !loss.examples.includes(shown))
        loss.examples.push(shown);
    },
    list: () => [...losses.values()],
  };
}
