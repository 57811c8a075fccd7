import type { LoggerLevels, LogLevel } from '@norma/contracts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './LevelButtons.module.css';

type Props = LoggerLevels & {
  name: string;
  levels: readonly LogLevel[];
  onSet: (level: LogLevel | null) => void;
};

/** The levels of a logger: the one that counts is marked, fully where it was set here and as an outline where it is ROOT's. */
export function LevelButtons({ name, levels, configuredLevel, effectiveLevel, onSet }: Props) {
  const words = useMessages('management');
  const isRoot = name === 'ROOT';
  return (
    <div className={styles.levels} role="group" aria-label={words('levelOf', { name })}>
      {levels.map((level) => (
        <button
          className={styles.level}
          key={level}
          type="button"
          aria-pressed={level === effectiveLevel}
          data-own={level === configuredLevel || undefined}
          data-level={level}
          onClick={() => onSet(level)}
        >
          {level}
        </button>
      ))}
      {!isRoot && (
        <button
          className={styles.follow}
          type="button"
          aria-pressed={configuredLevel === null}
          onClick={() => onSet(null)}
        >
          {words('asRoot')}
        </button>
      )}
    </div>
  );
}
