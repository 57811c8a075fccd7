import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useState, type InputHTMLAttributes, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import control from './control.module.css';
import styles from './PasswordField.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> &
  FieldWords & {
    /** Tells password managers which one is asked for. */
    autoComplete: 'current-password' | 'new-password';
    ref?: Ref<HTMLInputElement>;
  };

/** A password, hidden until its writer wants to see it. */
export function PasswordField({ label, hint, error, className, ...rest }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [isShown, setShown] = useState(false);
  const Sign = isShown ? IconEyeOff : IconEye;
  return (
    <FieldFrame id={id} {...{ label, hint, error, className }} name={rest.name} isRequired={rest.required}>
      {(tied) => (
        <>
          <input
            className={control.control}
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...tied}
            type={isShown ? 'text' : 'password'}
          />
          <IconButton
            className={styles.show}
            label={isShown ? t('ui.password.hide') : t('ui.password.show')}
            aria-controls={id}
            disabled={rest.disabled}
            onClick={() => setShown(!isShown)}
          >
            <Sign size={18} stroke={1.6} aria-hidden />
          </IconButton>
        </>
      )}
    </FieldFrame>
  );
}
