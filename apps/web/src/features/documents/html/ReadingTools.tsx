import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { IconKeyboard, IconTextSize } from '@tabler/icons-react';
import { menuStyles } from '../../../ui/overlays/menuStyles.ts';
import { type MessageKey, useMessages } from '../../../i18n/useMessages.ts';
import { lookChoices, type ReadingLook } from './useTextLook.ts';
import styles from './ReadingTools.module.css';

type Props = { look: ReadingLook; onLook: (look: ReadingLook) => void; onKeys: () => void };

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
          <LookChoice of="size" word="textSize" {...{ look, onLook }} />
          <LookChoice of="spacing" word="textSpacing" {...{ look, onLook }} />
          <LookChoice of="face" word="textFace" {...{ look, onLook }} />
          <LookChoice of="paper" word="textPaper" {...{ look, onLook }} />
          <LookChoice of="lines" word="textLines" {...{ look, onLook }} />
        </Menu.Dropdown>
      </Menu>
      <button className={styles.tool} type="button" aria-haspopup="dialog" onClick={onKeys}>
        <IconKeyboard size={16} stroke={1.6} aria-hidden />
        {t('keysShort')}
      </button>
    </div>
  );
}

type ChoiceProps = {
  of: keyof typeof lookChoices;
  word: 'textSize' | 'textSpacing' | 'textFace' | 'textPaper' | 'textLines';
  look: ReadingLook;
  onLook: (look: ReadingLook) => void;
};

/** One thing of how a text is set, with what it can be; side by side, so that all of them are seen at once. */
function LookChoice({ of, word, look, onLook }: ChoiceProps) {
  const t = useMessages('html-viewer');
  const choose = (value: string): void => {
    const choice = lookChoices[of].find((each) => each === value);
    if (choice !== undefined) onLook({ ...look, [of]: choice });
  };
  return (
    <>
      <Menu.Label aria-hidden>{t(word)}</Menu.Label>
      <div className={styles.choices} role="group" aria-label={t(word)}>
        <Menu.RadioGroup value={look[of]} onChange={choose}>
          {lookChoices[of].map((choice) => (
            <Menu.RadioItem key={choice} value={choice}>
              {t(`${word}.${choice}` as MessageKey<'html-viewer'>)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </div>
    </>
  );
}
