/** What a tab of cards shows: nothing of an older answer once a newer one has failed. */
export type ShownCards<Card> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'none' }
  | { readonly state: 'some'; readonly cards: readonly Card[] };

/** What a query of cards comes to on the screen. */
export type CardsAsked<Card> = {
  readonly status: 'pending' | 'error' | 'success';
  readonly data: readonly Card[] | undefined;
};

export function shownCards<Card>({ status, data }: CardsAsked<Card>): ShownCards<Card> {
  if (status === 'error') return { state: 'failed' };
  if (status === 'pending' || !data) return { state: 'loading' };
  return data.length === 0 ? { state: 'none' } : { state: 'some', cards: data };
}
