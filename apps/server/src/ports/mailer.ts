/** Somebody who sends or gets mail. */
export type Mailbox = { readonly name: string; readonly address: string };

/** A mail as it goes out. */
export type OutgoingMail = {
  /** Names the mail: the same mail handed over again has the same id. */
  readonly id: string;
  readonly messageId: string;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly at: Date;
};

/** What became of a mail that was handed over; `answer` is what the other side said, in its words. */
export type Handover = {
  readonly outcome: /** It is theirs now. */
    | 'accepted'
    /** Nobody can be reached at this address. */
    | 'address-refused'
    /** They will never take this mail. */
    | 'refused'
    /** They do not take it now. */
    | 'delayed'
    /** No mail goes out at the moment; it has nothing to do with this one. */
    | 'unreachable'
    /** It was on its way when the connection broke: they may have it, or not. */
    | 'uncertain';
  readonly answer: string;
};

/** A mail that stayed here, as its reader would see it. */
export type KeptMail = { readonly text: string; readonly html: string };

/** The way out for mails. */
export type Mailer = {
  /** Hands a mail over, and never throws for what a mail server may say. */
  readonly send: (mail: OutgoingMail) => Promise<Handover>;
  /** Whether mails stay in the house instead of going out. */
  readonly keepsHere: boolean;
  /** What was sent under an id, where mails stay in the house; null where they do not, or there is none. */
  readonly kept: (id: string) => Promise<KeptMail | null>;
  /** Rejects with what the other side says where no mail could go out now. */
  readonly tryOut: () => Promise<void>;
  /** How many mails may be under way at a time. */
  readonly atOnce: number;
  /** Waits for what is under way. */
  readonly close: () => Promise<void>;
};
