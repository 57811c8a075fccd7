import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import type { TextLook } from '@norma/reader';
import { IconKeyboard, IconTextSize } from '@tabler/icons-react';
import { menuStyles } from '../../../ui/overlays/menuStyles.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './ReadingTools.module.css';

type Props = { look: TextLook; onLook: (look: TextLook) => void; onKeys: () => void };

const sizes = ['small', 'normal', 'large'] as const;
const lines = ['short', 'long'] as const;

/** How the text is set, and by which keys it is read. */
export function ReadingTools({ look, onLook, onKeys }: Props) {
  const t = useMessages('html-viewer');
  return (
    <div className={styles.tools}>
      <Menu
        position="top-start"
        offset={4}
        classNames={menuStyles}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        closeOnItemClick={false}
        transitionProps={{ duration: 120 }}
      >
        <Menu.Target>
          <button className={styles.tool} type="button">
            <IconTextSize size={16} stroke={1.6} aria-hidden />
            {t('textLook')}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('textSize')}</Menu.Label>
          <Menu.RadioGroup
            value={look.size}
            onChange={(size) => onLook({ ...look, size: chosen(sizes, size) })}
          >
            {sizes.map((size) => (
              <Menu.RadioItem key={size} value={size}>
                {t(`textSize.${size}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Label>{t('textLines')}</Menu.Label>
          <Menu.RadioGroup
            value={look.lines}
            onChange={(line) => onLook({ ...look, lines: chosen(lines, line) })}
          >
            {lines.map((line) => (
              <Menu.RadioItem key={line} value={line}>
                {t(`textLines.${line}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      <button className={styles.tool} type="button" aria-haspopup="dialog" onClick={onKeys}>
        <IconKeyboard size={16} stroke={1.6} aria-hidden />
        {t('keysShort')}
      </button>
    </div>
  );
}

const chosen = <Choice extends string>(choices: readonly [Choice, ...Choice[]], value: string): Choice =>
  choices.find((choice) => choice === value) ?? choices[0];
