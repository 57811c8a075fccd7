import { Modal as MantineModal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../i18n/useMessages.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { showShortcuts } from '../../ui/keys/layer.ts';
import { Modal } from '../../ui/overlays/Modal.tsx';
import type { Place } from './recentPlaces.ts';
import { type Item, usePaletteGroups } from './usePaletteGroups.tsx';
import styles from './Palette.module.css';

type Props = { places: readonly Place[]; onClose: () => void };

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 5, count - 1),
  PageUp: (at) => Math.max(at - 5, 0),
};

/** Documents, actions, screens and recent places by a few characters of their names. */
export function Palette({ places, onClose }: Props) {
  const t = useMessages('shortcuts');
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { groups } = usePaletteGroups(text, places);
  const items = groups.flatMap((group) => group.items.map((item) => ({ group, item })));
  const at = Math.min(active, items.length - 1);
  const idOf = (place: number): string => `${id}-${place}`;

  const choose = (item: Item | undefined, isNewTab: boolean): void => {
    if (!item) return;
    if ('to' in item && isNewTab) {
      window.open(item.to, '_blank', 'noopener');
      return;
    }
    onClose();
    // The focus is back where it was before something else opens.
    if ('to' in item) void navigate(item.to);
    else setTimeout(item.onAct);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    const step = steps[key];
    if (step && items.length > 0) {
      event.preventDefault();
      const next = step(at, items.length);
      setActive(next);
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(items[at]?.item, event.ctrlKey || event.metaKey);
    }
  };
  return (
    <Modal isOpen onClose={onClose} styles={styles}>
      <MantineModal.Title className={styles.title}>
        <VisuallyHidden>{t('palette')}</VisuallyHidden>
      </MantineModal.Title>
      <div className={styles.head}>
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <input
          className={styles.field}
          data-autofocus
          type="text"
          role="combobox"
          aria-label={t('find')}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? idOf(at) : undefined}
          placeholder={t('find')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={500}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <span className={styles.count} role="status">
          {text.trim() !== '' && t('count', { count: items.length })}
        </span>
        <kbd className={styles.key} dir="ltr" aria-hidden>
          Esc
        </kbd>
      </div>
      {/* A press in the list leaves the focus in the field. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={t('palette')}
        onMouseDown={(event: MouseEvent) => event.preventDefault()}
      >
        {groups.map((group, index) => (
          <div className={styles.group} key={group.key} role="group" aria-labelledby={`${id}-group-${index}`}>
            <div className={styles.heading} id={`${id}-group-${index}`} role="presentation">
              {group.title}
            </div>
            {group.items.map((item) => {
              const place = items.findIndex((each) => each.item === item);
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
                <div
                  className={styles.item}
                  key={item.key}
                  id={idOf(place)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === at}
                  onMouseMove={() => place === at || setActive(place)}
                  onClick={(event) => choose(item, event.ctrlKey || event.metaKey)}
                >
                  {item.shown}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <span className={styles.hints} aria-hidden>
          <Hint keys={['↑', '↓']} word={t('hint.choose')} />
          <Hint keys={['Enter']} word={t('hint.open')} />
          <Hint keys={['Ctrl', 'Enter']} word={t('hint.newTab')} />
        </span>
        <button className={styles.all} type="button" onClick={showShortcuts}>
          {t('hint.all')}
        </button>
      </div>
    </Modal>
  );
}

function Hint({ keys, word }: { keys: readonly string[]; word: string }) {
  return (
    <span className={styles.hint}>
      {keys.map((key) => (
        <kbd className={styles.key} dir="ltr" key={key}>
          {key}
        </kbd>
      ))}
      {word}
    </span>
  );
}
