import type { PointedReference } from '@norma/reader';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './ReferenceCard.module.css';

type Props = {
  pointed: PointedReference & { readonly isFocusWanted: boolean };
  isSheet: boolean;
  onClose: () => void;
  onKeep: () => void;
  onLeave: () => void;
  children: ReactNode;
};

/** The space between a link and its card, in px; the pointer crosses it before the card closes. */
const gap = 8;

/** Places a card below its link, above where there is no room, or at the foot of a phone; it never takes the focus by itself. */
export function CardPlace({ pointed, isSheet, onClose, onKeep, onLeave, children }: Props) {
  const t = useMessages('references');
  const card = useRef<HTMLDivElement>(null);
  const { designation } = pointed.reference;

  useLayoutEffect(() => {
    const element = card.current;
    if (!element || isSheet) return undefined;
    const place = (): void => {
      const link = pointed.box();
      const { offsetWidth: width, offsetHeight: height } = element;
      const isBelow = link.bottom + gap + height <= window.innerHeight || link.top < height + gap;
      const isMirrored = document.documentElement.dir === 'rtl';
      const from = isMirrored ? link.right - width : link.left;
      element.style.left = `${Math.max(gap, Math.min(from, document.documentElement.clientWidth - width - gap))}px`;
      element.style.top = `${isBelow ? link.bottom + gap : link.top - gap - height}px`;
    };
    place();
    const grown = new ResizeObserver(place);
    grown.observe(element);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place, { passive: true });
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [pointed, isSheet]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      // From within the card the focus goes back to the link; from anywhere else it stays.
      if (card.current?.contains(document.activeElement)) pointed.focus();
      onClose();
    };
    const onDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !card.current?.contains(target)) onClose();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    document.addEventListener('pointerdown', onDown);
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true });
      document.removeEventListener('pointerdown', onDown);
    };
  }, [pointed, onClose]);

  useEffect(() => {
    if (pointed.isFocusWanted) card.current?.querySelector<HTMLElement>('a[href], button')?.focus();
  }, [pointed]);

  return createPortal(
    <>
      {isSheet && <div className={styles.shade} aria-hidden />}
      {/* What is in it takes the focus; the card only notices that it is there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.card}
        ref={card}
        role="dialog"
        aria-label={t('card.label', { designation })}
        data-sheet={isSheet || undefined}
        onPointerEnter={onKeep}
        onPointerLeave={(event) => event.pointerType !== 'touch' && onLeave()}
        onFocus={onKeep}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onLeave()}
      >
        {children}
      </div>
    </>,
    document.body,
  );
}
