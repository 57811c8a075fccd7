import type { LoggerLevels, LogLevel } from '@norma/contracts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { LevelButtons } from './LevelButtons.tsx';
import { useAboutLogger } from './useAboutLogger.ts';
import type { Change } from './useLevel.ts';
import styles from './LogsScreen.module.css';

type Row = LoggerLevels & { name: string };

/** What the list says of each logger, and the buttons that change how much it says. */
export function useLoggerColumns(
  levels: readonly LogLevel[],
  onChange: (change: Change) => void,
): Column<Row>[] {
  const words = useMessages('management');
  const aboutOf = useAboutLogger();
  return [
    {
      key: 'logger',
      head: words('logger'),
      cell: ({ name }) => (
        <span className={styles.logger}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.about}>{aboutOf(name)}</span>
        </span>
      ),
    },
    {
      key: 'level',
      head: words('level'),
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
