import type { CompassPoint } from '@norma/contracts';
import {
  IconArrowsMove,
  IconBan,
  IconChevronDown,
  IconChevronUp,
  IconLink,
  IconPencil,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { useAccount } from '../../session/index.ts';
import { Benchmark } from '../Benchmark.tsx';
import { colorOf } from '../dialog/colors.ts';
import { MarkedText } from '../dialog/MarkedText.tsx';
import { fromHere } from '../history/cameFrom.ts';
import { lookingAs } from '../lists/rowMenu.ts';
import { pathToHistory } from '../place.ts';
import type { IsRich } from '../isRich.ts';
import { PointText } from '../dialog/PointText.tsx';
import type { PointAction } from '../toolbar/PointTools.tsx';
import { TransferNotice } from '../TransferNotice.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useDateFormat } from '../../../ui/text/useDateFormat.ts';
import styles from './PointPanel.module.css';
import { isolate } from '../../../i18n/isolate.ts';

export type ShownPoint = {
  point: CompassPoint;
  /** Its name, as plain text. */
  name: string;
  isRich: IsRich;
  /** Which one of how many in the text, counted from 1; 0 for one that has no place. */
  at: number;
  of: number;
  mayManage: boolean;
  onUse: (action: PointAction) => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  /** The reader's own note of the same place. */
  note: ReactNode;
};

/** The compass point that is chosen in the text, in a column next to it. */
export function PointPanel(shown: ShownPoint & { views: number }) {
  const t = useMessages('compass-points-in-text');
  const { name, at, of, point, views, onStep, onClose } = shown;
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = point.compassPointUUID;
  // The focus moves from the mark to its panel on demand; Escape returns it.
  const viewKey = `${id} ${views}`;
  const answered = useRef('');
  useEffect(() => {
    if (answered.current === viewKey) return;
    answered.current = viewKey;
    if (!panel.current?.contains(document.activeElement)) title.current?.focus({ preventScroll: true });
  }, [viewKey]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, wherever the focus is in it
    <aside
      className={styles.panel}
      ref={panel}
      aria-label={t('panel')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <p className={styles.kind}>
          <Benchmark size={14} />
          {t('compassPoint')}
        </p>
        <span className={styles.steps}>
          <IconButton label={t('previous')} disabled={at <= 1} onClick={() => onStep(-1)}>
            <IconChevronUp size={16} stroke={1.6} aria-hidden />
          </IconButton>
          <IconButton label={t('next')} disabled={at === 0 || at >= of} onClick={() => onStep(1)}>
            <IconChevronDown size={16} stroke={1.6} aria-hidden />
          </IconButton>
          <IconButton label={t('closePanel')} onClick={onClose}>
            <IconX size={16} stroke={1.6} aria-hidden />
          </IconButton>
        </span>
      </header>
      <h2 className={styles.title} ref={title} tabIndex={-1} dir="auto">
        {name}
      </h2>
      <PointFacts {...shown} />
    </aside>
  );
}

/** A compass point with its actions. */
export function PointFacts({ point, isRich, at, of, mayManage, onUse, note }: ShownPoint) {
  const t = useMessages('compass-points-in-text');
  const say = useMessages('compass-points');
  const writtenDay = useDateFormat();
  const location = useLocation();
  const { mayAudit } = lookingAs(useAccount());
  const { selectionText, pageNumber, anchor } = point.selectionMetadata;
  const dayOf = (instant: string): string => writtenDay(instant.slice(0, 10));
  const page = pageNumber ?? anchor?.pages?.[0]?.page;
  const color = colorOf(point.selectionMetadata);
  return (
    <>
      <p className={styles.state}>
        <span className={styles.colour} data-colour={color} aria-hidden />
        {t(`colour.${color}`)}
        {at > 0 && <span>{t('which', { at, of })}</span>}
      </p>
      <TransferNotice point={point} />
      <dl className={styles.facts}>
        <div>
          <dt>{page ? t('markedOnPage', { page }) : t('markedText')}</dt>
          <dd>
            <MarkedText text={selectionText} />
          </dd>
        </div>
        {point.description && (
          <div>
            <dt>{say('description')}</dt>
            <dd>
              <PointText text={point.description} isRich={isRich.description} />
            </dd>
          </div>
        )}
        {point.overlayDetails && (
          <div>
            <dt>{say('overlayDetails')}</dt>
            <dd>
              <PointText text={point.overlayDetails} isRich={isRich.overlayDetails} />
            </dd>
          </div>
        )}
        <div>
          <dt>{say('createdBy')}</dt>
          <dd>{say('byOn', { person: isolate(point.createdUserName), date: dayOf(point.createdDate) })}</dd>
        </div>
        {point.modifiedDate !== point.createdDate && (
          <div>
            <dt>{t('lastEdited')}</dt>
            <dd>{dayOf(point.modifiedDate)}</dd>
          </div>
        )}
      </dl>
      {!mayManage && <p className={styles.readOnly}>{t('readOnly')}</p>}
      <div className={styles.acts}>
        <Button
          icon={<IconPencil size={16} stroke={1.6} aria-hidden />}
          disabled={!mayManage}
          onClick={() => onUse('edit')}
        >
          {t('edit')}
        </Button>
        <Button
          icon={<IconLink size={16} stroke={1.6} aria-hidden />}
          disabled={!mayManage}
          onClick={() => onUse('share')}
        >
          {t('share')}
        </Button>
        <Button
          icon={<IconArrowsMove size={16} stroke={1.6} aria-hidden />}
          disabled={!mayManage}
          onClick={() => onUse('move')}
        >
          {t('move')}
        </Button>
        <Button
          icon={<IconBan size={16} stroke={1.6} aria-hidden />}
          disabled={!mayManage}
          onClick={() => onUse('deactivate')}
        >
          {t('deactivate')}
        </Button>
      </div>
      {mayAudit && point.isManaged && (
        <Link to={pathToHistory(point)} state={fromHere(location)}>
          {say('changeHistory')}
        </Link>
      )}
      {note}
    </>
  );
}
