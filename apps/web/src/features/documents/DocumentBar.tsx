import type { Metadata } from '@norma/contracts';
import { Tabs } from '../../ui/Tabs.tsx';
import type { Format } from './address.ts';
import { Download } from './Download.tsx';
import { Formats } from './Formats.tsx';
import { useLibrary } from './useLibrary.ts';
import { useWords } from './useWords.ts';
import parts from './DocumentBar.module.css';

type Props = {
  document: Metadata;
  formats: Format[];
  format: Format | undefined;
  onFormat: (format: Format) => void;
};

/** The formats of a document as tabs, and what can be done with it. */
export function DocumentBar({ document, formats, format, onFormat }: Props) {
  const words = useWords();
  const { isDrm } = useLibrary();
  const tabs = formats.map((key) => ({ key, label: words(key) }));
  const choose = (key: string): void => {
    const chosen = formats.find((offered) => offered === key);
    if (chosen) onFormat(chosen);
  };
  return (
    <div className={parts.bar}>
      {format && <Tabs tabs={tabs} chosen={format} onChoose={choose} label={words('tabs')} />}
      {!isDrm && (
        <div className={parts.acts}>
          {document.downloadable && <Download document={document} />}
          <Formats document={document} />
        </div>
      )}
    </div>
  );
}
