/**
 * What a reader did, in the terms of COUNTER 5.1: a search, an investigation (the document page), a request
 * (its text, or a film beside it), or a denial (No_License); beside these, a page-view of any screen.
 */
export type UsageEvent = {
  readonly type: 'search' | 'investigation' | 'request' | 'denial' | 'page-view';
  readonly sessionId: string;
  readonly personId: string;
  readonly accountId: string;
  readonly remoteAddress: string;
  readonly userAgent: string;
} & (
  | {
      readonly type: 'search';
      readonly searchType: 'ALL' | 'MYSUBSCRIPTION' | 'D' | 'K' | 'SEMANTICSEARCH';
      readonly text: string;
      readonly found: number;
    }
  | { readonly type: 'investigation' | 'denial'; readonly contentCode: string }
  | { readonly type: 'request'; readonly contentCode: string; readonly format: 'pdf' | 'html' | 'sts' }
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
};
