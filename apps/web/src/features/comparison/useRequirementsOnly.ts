import { decodeQuery } from '../../client/query.ts';
import { useLocation, useNavigate } from 'react-router';
import { withParameter } from '../documents/forDocumentPage.ts';

const [name, value] = ['changes', 'requirements'];

/** Whether the list is narrowed to changes in requirements, as the address says. */
export function useRequirementsOnly(): [isOnly: boolean, narrow: (isOnly: boolean) => void] {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const narrow = (isOnly: boolean): void => {
    const to = { pathname, search: withParameter(search, name, isOnly ? value : null), hash };
    void navigate(to, { replace: true, preventScrollReset: true, state });
  };
  return [decodeQuery(search)[name]?.includes(value) ?? false, narrow];
}
