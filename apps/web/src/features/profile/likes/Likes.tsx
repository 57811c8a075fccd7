import { useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseDensity, densities, useChosenDensity } from '../../../theme/density.ts';
import { chooseSingleKeys, singleKeyChoices, useChosenSingleKeys } from '../../../ui/keys/singleKeys.ts';
import { languageName } from '../../../ui/text/languageName.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { useAccount, useLanguages } from '../../session/index.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Likes.module.css';

type Option = { value: string; label: string; lang: string };

const appearances = ['light', 'dark', 'auto'] as const;

/** Preferences for appearance and language; each takes effect at once. */
export function Likes() {
  const t = useMessages('profile');
  const { t: tShell } = useTranslation();
  const isPersonal = useAccount().userType === 'INDIVIDUAL';
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const density = useChosenDensity();
  const singleKeys = useChosenSingleKeys();
  return (
    <section className={styles.likes}>
      <h2 className={styles.title}>{t('likes')}</h2>
      <p className={styles.note}>{t(isPersonal ? 'likesKept' : 'likesHere')}</p>
      <Languages />
      <Line label={tShell('shell.appearance')}>
        <RadioGroup
          label={tShell('shell.appearance')}
          options={appearances.map((value) => ({ value, label: tShell(`shell.appearance.${value}`) }))}
          value={colorScheme}
          onChange={setColorScheme}
        />
      </Line>
      <Line label={t('density')}>
        <RadioGroup
          label={t('density')}
          options={densities.map((value) => ({ value, label: t(`density.${value}`) }))}
          value={density ?? 'comfortable'}
          onChange={chooseDensity}
        />
      </Line>
      <Line label={t('shortcuts')}>
        <RadioGroup
          label={t('shortcuts')}
          options={singleKeyChoices.map((value) => ({ value, label: t(`shortcuts.${value}`) }))}
          value={singleKeys ?? 'on'}
          onChange={chooseSingleKeys}
        />
      </Line>
    </section>
  );
}

function Languages() {
  const { t: tShell } = useTranslation();
  const { offered, chosen, choose } = useLanguages();
  if (offered.length < 2) return null;
  const options = offered.map((tag): Option => ({ value: tag, label: languageName(tag), lang: tag }));
  return (
    <Line label={tShell('shell.language')}>
      <RadioGroup label={tShell('shell.language')} options={options} value={chosen} onChange={choose} />
    </Line>
  );
}

/** The group says its name itself to those who do not see it. */
const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.line}>
    <span className={styles.label} aria-hidden>
      {label}
    </span>
    {children}
  </div>
);
