import { useLocation, useNavigate } from 'react-router';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { searchPaths, type SearchKind } from './address.ts';
import { useOffered } from './useOffered.ts';
import { useMessages } from '../../i18n/useMessages.ts';

const choices = ['content', 'subscription'] as const;

/** Where is searched: in all content or in what the reader subscribes to; the rest of the address stays as it is. */
export function Where({ kind }: { kind: SearchKind }) {
  const words = useMessages('search');
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const { kinds } = useOffered();
  const chosen = choices.find((each) => each === kind);
  if (!chosen || !choices.every((each) => kinds.includes(each))) return null;
  return (
    <RadioGroup
      label={words('where')}
      value={chosen}
      options={choices.map((value) => ({ value, label: words(`where.${value}`) }))}
      onChange={(value) => void navigate(searchPaths[value] + query)}
    />
  );
}
