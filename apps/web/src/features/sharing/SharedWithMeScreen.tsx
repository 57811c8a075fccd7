import { Link } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePageTitle } from '../../words/usePageTitle.ts';
import { documentPath, fetchDocumentScreens } from '../documents/index.ts';
import { useAccount } from '../session/index.ts';
import { ReceivedTable } from './ReceivedTable.tsx';
import { useWords } from './useWords.ts';
import parts from './Screen.module.css';

/** The documents that others have shared with the reader. */
export function SharedWithMeScreen() {
  const words = useWords();
  const isDrm = useAccount().contentSecurity['drm-view'] === 'Y';
  usePageTitle(words('title'));
  return (
    <div className={parts.screen}>
      <div className={parts.head}>
        <h1 className={parts.title} tabIndex={-1}>
          {words('title')}
        </h1>
        <Link to="/publicationsShared">{words('publicationsOnly')}</Link>
      </div>
      <ReceivedTable
        caption={words('caption')}
        path="/sharedWithMe"
        list="everything"
        link={({ contentCode }, children) => (
          <Link
            to={documentPath({ contentCode, isDrm })}
            onPointerEnter={fetchDocumentScreens}
            onFocus={fetchDocumentScreens}
          >
            {children}
          </Link>
        )}
        empty={<EmptyState title={words('none')}>{words('noneText')}</EmptyState>}
      />
    </div>
  );
}
