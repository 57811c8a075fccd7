import parts from './KeyList.module.css';

export type KeyLine = { word: string; keys: string[] };

/** What keys do, one act a line. */
export function KeyList({ lines, or }: { lines: KeyLine[]; or: string }) {
  return (
    <dl className={parts.keys}>
      {lines.map(({ word, keys }) => (
        <div className={parts.line} key={word}>
          <dt>{word}</dt>
          <dd>
            {keys.map((key, index) => (
              <span key={key}>
                {index > 0 && <span className={parts.or}> {or} </span>}
                <kbd className={parts.key} dir="ltr">
                  {key}
                </kbd>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
