/** Someone who sends or gets mail. */
export type Mailbox = { readonly name: string; readonly address: string };

/** An email as it goes out. */
export type OutgoingMail = {
  /** Names the email: the same mail handed over again has the same id. */
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

/** What happened to an email that was handed over; `answer` is what the other side said, in its words. */
export type Handover = {
  readonly outcome: /** It is theirs now. */
    | 'accepted'
    /** No one can be reached at this address. */
    | 'address-refused'
    /** They will never take this email. */
    | 'refused'
    /** They do not take it now. */
    | 'delayed'
    /** No email goes out at the moment; it has nothing to do with this one. */
    | 'unreachable'
    /** It was on its way when the connection broke: they may have it, or not. */
    | 'uncertain';
  readonly answer: string;
};

/** An email that stayed here, as its reader would see it. */
export type StoredMail = { readonly text: string; readonly html: string };

/** The way out for emails. */
export type Mailer = {
  /** Hands an email over, and never throws for what a mail server may say. */
  readonly send: (mail: OutgoingMail) => Promise<Handover>;
  /** Whether emails are only stored and not sent. */
  readonly storesLocally: boolean;
  /** What was sent under an id, where emails are only stored; null where they do not, or there is none. */
  readonly stored: (id: string) => Promise<StoredMail | null>;
  /** Rejects with what the other side says where no email could go out now. */
  readonly tryOut: () => Promise<void>;
  /** How many emails may be under way at a time. */
  readonly atOnce: number;
  /** Waits for what is under way. */
  readonly close: () => Promise<void>;
};
