import { SupportDialog } from '../SupportDialog.tsx';
import { useSupportWords } from '../useSupportWords.ts';
import { useWords } from '../useWords.ts';

/** The tenant's words where there is no PDF to save. */
export function NoPdf({ designation, onClose }: { designation: string; onClose: () => void }) {
  const words = useWords();
  const support = useSupportWords(designation);
  return (
    <SupportDialog title={words('noPdf')} designation={designation} onClose={onClose}>
      {words('noPdfText', support)}
    </SupportDialog>
  );
}
