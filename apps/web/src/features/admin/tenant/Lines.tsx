import styles from './Lines.module.css';

/** Several values of one fact, one below the other. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <span className={styles.lines}>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </span>
  );
}

/** An address as it is written. */
export const Address = ({ url }: { url: string }) => (
  <bdi className={styles.address} dir="ltr">
    {url}
  </bdi>
);
