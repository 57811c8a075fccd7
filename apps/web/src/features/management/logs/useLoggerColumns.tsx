import type { LoggerLevels, LogLevel } from '@norma/contracts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useAboutLogger } from './useAboutLogger.ts';
import type { Change } from './useLevel.ts';
import styles from './LogsScreen.module.css';

type Row = LoggerLevels & { name: string };

/** The columns of the list of loggers, with buttons for their levels. */
export function useLoggerColumns(
  levels: readonly LogLevel[],
  onChange: (change: Change) => void,
): Column<Row>[] {
  const t = useMessages('management');
  const aboutOf = useAboutLogger();
  return [
    {
      key: 'logger',
      head: t('logger'),
      cell: ({ name }) => (
        <span className={styles.logger}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.about}>{aboutOf(name)}</span>
        </span>
      ),
    },
    {
      key: 'level',
      head: t('level'),
      cell: (row) => (
        <LevelButtons
          {...row}
          levels={levels}
          onSet={(configuredLevel) => onChange({ name: row.name, configuredLevel })}
        />
      ),
    },
  ];
}

type Props = LoggerLevels & {
  name: string;
  levels: readonly LogLevel[];
  onSet: (level: LogLevel | null) => void;
};

/** The levels of a logger: the one that counts is marked, fully where it was set here and as an outline where it is ROOT's. */
function LevelButtons({ name, levels, configuredLevel, effectiveLevel, onSet }: Props) {
  const t = useMessages('management');
  const isRoot = name === 'ROOT';
  return (
    <div className={styles.levels} role="group" aria-label={t('levelOf', { name })}>
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
          {t('asRoot')}
        </button>
      )}
    </div>
  );
}
