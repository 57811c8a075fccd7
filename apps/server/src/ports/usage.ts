/** How someone learned of a document without its text: by its page, a citation, its record, or by tracking it. */
export type Investigating = 'page' | 'citation' | 'record' | 'tracking';
/** How a text was had: to read it, to keep it, or compared with another edition. */
export type Requesting = 'reading' | 'download' | 'comparison';
/** Why a text was not had. Only the first is a No_License of COUNTER; the others let it be read. */
export type Denying = 'not-subscribed' | 'publisher-forbids-download' | 'account-forbids-download';

/** Who did something: a sign-in, its person, and the account that they read through. */
export type UsageActor = {
  readonly sessionId: string;
  readonly personId: string;
  /** Whether many people share this sign-in, as those of a company do: their address and browser tell them apart. */
  readonly isShared: boolean;
  readonly accountId: string;
  readonly remoteAddress: string;
  readonly userAgent: string;
};

/**
 * What a reader did, in the terms of COUNTER 5.1: a search, an investigation (what is known of a document), a request
 * (its text, or a film next to it), or a denial; besides these, a page-view of any screen.
 */
export type UsageEvent = UsageActor &
  (
    | {
        readonly type: 'search';
        readonly searchType: 'ALL' | 'MYSUBSCRIPTION' | 'D' | 'K' | 'SEMANTICSEARCH';
        readonly text: string;
        readonly found: number;
        /** Codes of the publishers that were searched, each a database as COUNTER has it. */
        readonly publishers: readonly string[];
        /** Whether the reader chose them: Searches_Regular of each, and otherwise Searches_Automated. */
        readonly isChosen: boolean;
      }
    | { readonly type: 'investigation'; readonly contentCode: string; readonly way: Investigating }
    | { readonly type: 'denial'; readonly contentCode: string; readonly way: Denying }
    | {
        readonly type: 'request';
        readonly contentCode: string;
        readonly format: 'pdf' | 'html' | 'sts';
        readonly way: Requesting;
      }
    | {
        readonly type: 'request';
        readonly contentCode: string;
        readonly format: 'video';
        /** The film, by its hashed id. */
        readonly video: string;
        readonly title: string;
      }
    | { readonly type: 'page-view'; readonly page: string }
  );

/** Keeps usage events of a tenant. */
export type Usage = {
  readonly record: (tenantKey: string, event: UsageEvent) => Promise<void>;
  /** Keeps a request unless the same one of this sign-in was stored within so many milliseconds, on whichever node. */
  readonly recordOnce: (
    tenantKey: string,
    event: UsageEvent & { readonly type: 'request' },
    withinMs: number,
  ) => Promise<void>;
};
