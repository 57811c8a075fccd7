import type { ReferenceCard } from '@norma/contracts';
import type { HtmlView, PdfView, PointedReference, ReferenceLink, TextReference } from '@norma/reader';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { apiQuery } from '../../../client/apiQuery.ts';
import { client } from '../../../client/client.ts';
import { laterClient } from '../../../client/laterClient.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { isolateLtr } from '../../../i18n/isolate.ts';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';
import { documentPath } from '../../documents/index.ts';
import { useAccount } from '../../session/index.ts';

const openAfterMs = 300;
const closeAfterMs = 250;

const isFresh = 5 * 60 * 1000;

const publishersQuery = apiQuery(
  queryKeys.references('publishers'),
  async (options) => (await client.search.publishers({}, options)).map(({ key }) => key),
  { staleTime: Infinity, retry: false },
);

/** The card of one reference, as a text names it. */
export const cardQuery = (contentCode: string, { designation, clauses }: TextReference) =>
  apiQuery(
    queryKeys.references('card', contentCode, designation, clauses.join(' ')),
    async (options): Promise<ReferenceCard | null> => {
      const asked = { designation, clauses: clauses.slice(0, 20) };
      const { cards } = await laterClient.references.resolveReferences(
        { body: { references: [asked], contentCode } },
        options,
      );
      return cards[0] ?? null;
    },
    { staleTime: isFresh },
  );

/** Where a reference leads: the edition that is cited, at the clause beside it. */
export function pathOfCard({ edition, clause }: ReferenceCard, { clauses }: TextReference, isDrm: boolean) {
  if (!edition) return null;
  const place = clause?.id ?? clauses[0] ?? null;
  return documentPath({ contentCode: edition.contentCode, isDrm, clause: place });
}

/** The shape behind a link, and its words for screen readers. */
function linkOf(
  card: ReferenceCard,
  reference: TextReference,
  isDrm: boolean,
  t: Translate<'related'>,
): ReferenceLink {
  const href = pathOfCard(card, reference, isDrm);
  const { state, inForce, replacement } = card;
  if (href === null) return { href, sign: null, note: t('notHere') };
  const sign =
    state === 'superseded-edition'
      ? 'previous'
      : state === 'withdrawn-and-replaced'
        ? 'replaced'
        : state === 'withdrawn'
          ? 'withdrawn'
          : null;
  if (sign === null) return { href, sign, note: null };
  const instead = inForce?.designation ?? replacement?.designation;
  const words = t(`health.state.${state}`);
  return { href, sign, note: instead ? `${words}. ${t('useInstead')} ${isolateLtr(instead)}` : words };
}

type Pointed = PointedReference & { readonly isFocusWanted: boolean };

/** Makes links of the references in a text, and says which one's card is open. */
export function useReferenceLinks(view: HtmlView | PdfView | undefined, contentCode: string) {
  const t = useMessages('related');
  const isDrm = useAccount().contentSecurity['drm-view'] === 'Y';
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: publishers } = useQuery(publishersQuery);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = useRef<Pointed | null>(null);
  useEffect(() => {
    open.current = pointed;
  }, [pointed]);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setPointed(null);
  }, []);
  /** The pointer is on the card: it stays. */
  const keep = useCallback(() => clearTimeout(timer.current), []);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPointed(null), closeAfterMs);
  }, []);

  const latest = useRef({ navigate, t });
  useEffect(() => {
    latest.current = { navigate, t };
  });
  useEffect(() => {
    if (!view || !publishers) return undefined;
    const link = (): void =>
      view.linkReferences({
        publishers,
        resolve: async (references) => {
          const asked = references.map(({ designation, clauses }) => ({
            designation: designation.slice(0, 300),
            clauses: clauses.slice(0, 20),
          }));
          const { cards } = await laterClient.references.resolveReferences({
            body: { references: asked, contentCode },
          });
          return references.map((reference, at) => {
            const card = cards[at];
            if (!card) return { href: null, sign: null, note: null };
            // What a text calls itself leads nowhere.
            if (card.edition?.contentCode === contentCode && reference.clauses.length === 0)
              return { href: null, sign: null, note: null };
            queries.setQueryData(cardQuery(contentCode, reference).queryKey, card);
            return linkOf(card, reference, isDrm, latest.current.t);
          });
        },
        onFollow: (reference) => {
          setPointed(null);
          const card = queries.getQueryData(cardQuery(contentCode, reference).queryKey);
          const path = card ? pathOfCard(card, reference, isDrm) : null;
          if (path !== null) void latest.current.navigate(path);
        },
        onPoint: (next) => {
          clearTimeout(timer.current);
          const wait = next.by === 'press' ? 0 : openAfterMs;
          timer.current = setTimeout(() => setPointed({ ...next, isFocusWanted: false }), wait);
        },
        onLeave: (by) => {
          if (by === 'focus' && open.current?.by === 'press') return;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setPointed(null), closeAfterMs);
        },
        onKey: (key) => {
          if (!open.current) return false;
          if (key === 'Escape') setPointed(null);
          else setPointed({ ...open.current, isFocusWanted: true });
          return true;
        },
      });
    link();
    return view.subscribe(link);
  }, [view, publishers, contentCode, isDrm, queries]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => ({ pointed, close, keep, leave }), [pointed, close, keep, leave]);
}
