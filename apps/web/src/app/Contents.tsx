import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import type { RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { subscriptionsQuery } from '../features/session/index.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Layer } from '../ui/Layer.tsx';
import { ContentsLanguages } from './ContentsLanguages.tsx';
import { ContentsSections } from './ContentsSections.tsx';
import { useKnown } from './addresses.ts';
import { sidebarSections, type Section } from './sidebarEntries.ts';
import type { Contents as Shown } from './useContents.ts';
import parts from './Contents.module.css';

type Props = Pick<Shown, 'shown' | 'close'>;

/** The contents of the library: a column beside the page on wide windows, a drawer over it elsewhere. */
export function Contents({ shown, close }: Props) {
  return (
    <>
      {shown === 'column' && <Column onClose={close} />}
      <Layer isOpen={shown === 'drawer'} onClose={close} parts={parts}>
        <Drawer onClose={close} />
      </Layer>
    </>
  );
}

type PartProps = { onClose: () => void };

function Column({ onClose }: PartProps) {
  const { t } = useTranslation();
  const sections = useSections();
  return (
    <div className={parts.column} id="contents">
      <nav className={parts.rolled} aria-label={t('contents.title')} ref={onEscape(onClose)}>
        <div className={parts.head}>
          <h2 className={parts.title}>{t('contents.title')}</h2>
          <CloseButton onClose={onClose} />
        </div>
        <ContentsSections sections={sections} />
      </nav>
    </div>
  );
}

function Drawer({ onClose }: PartProps) {
  const { t } = useTranslation();
  const sections = useSections();
  return (
    <>
      <div className={parts.head}>
        {/* The focus begins at the title: on the first button it would show that button's word at once. */}
        <Modal.Title className={parts.title} tabIndex={-1} data-autofocus>
          {t('contents.title')}
        </Modal.Title>
        <CloseButton onClose={onClose} />
      </div>
      <Modal.Body className={parts.body}>
        <nav aria-label={t('contents.title')}>
          <ContentsSections sections={sections} onLeave={onClose} />
        </nav>
        <ContentsLanguages />
      </Modal.Body>
    </>
  );
}

function CloseButton({ onClose }: PartProps) {
  const { t } = useTranslation();
  return (
    <IconButton className={parts.close ?? ''} label={t('contents.close')} onClick={onClose}>
      <IconX size={16} stroke={1.6} aria-hidden />
    </IconButton>
  );
}

/** Closes what has the focus within it when Escape is pressed there. */
const onEscape =
  (onClose: () => void): RefCallback<HTMLElement> =>
  (element) => {
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    element?.addEventListener('keydown', closeOnEscape);
    return () => element?.removeEventListener('keydown', closeOnEscape);
  };

function useSections(): Section[] {
  const known = useKnown();
  const { data: subscriptions = [] } = useQuery(subscriptionsQuery);
  return sidebarSections({ ...known, subscriptions });
}
