import type { HtmlView, PdfView } from '@norma/reader';
import { useIsNarrow } from '../../../ui/layout/useBreakpoint.ts';
import { CardContent } from './CardContent.tsx';
import { CardPlace } from './CardPlace.tsx';
import { useReferenceLinks } from './useReferenceLinks.ts';

type Props = {
  view: HtmlView | PdfView | undefined;
  /** The document in whose text the references stand. */
  contentCode: string;
};

/** The links of a text to what it cites, and the card of the one that is pointed at. */
export function ReferenceCards({ view, contentCode }: Props) {
  const { pointed, close, keep, leave } = useReferenceLinks(view, contentCode);
  const isSheet = useIsNarrow('sm');
  if (!pointed) return null;
  return (
    <CardPlace pointed={pointed} isSheet={isSheet} onClose={close} onKeep={keep} onLeave={leave}>
      <CardContent
        reference={pointed.reference}
        contentCode={contentCode}
        onFollow={close}
        onClose={isSheet ? close : null}
      />
    </CardPlace>
  );
}
