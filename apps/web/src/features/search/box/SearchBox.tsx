import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useAccount } from '../../session/index.ts';
import { fetchSearchScreen } from '../screen.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { type Place, placeIn } from './gridSteps.ts';
import { boxesOf, LookIn } from './LookIn.tsx';
import { pathTo, shortfall, type SearchChoice } from './searchChoices.ts';
import { SearchField } from './SearchField.tsx';
import { SearchIn } from './SearchIn.tsx';
import { useCombobox } from './useCombobox.ts';
import { offeredChoice, useSearchChoices } from './useSearchChoices.ts';
import { useSuggestions } from './useSuggestions.ts';
import { loadBoxParts } from './loadBoxParts.ts';
import { type BoxParts, useRecent } from './useRecent.ts';
import { useTyped } from './useTyped.ts';
import { useDocumentLink } from '../useDocumentLink.ts';
import { useIsNarrow } from '../../../ui/layout/useBreakpoint.ts';
import styles from './SearchBox.module.css';

type Props = {
  variant: 'header' | 'hero';
  /** Shown right below the field. */
  children?: ReactNode;
};

/** Where the field has no room for the kinds of search, and they are below it. */
const narrowBelow = { header: 'lg', hero: 'sm' } as const;

const noGrid = { cells: [], starts: [] };

/** The box to search by designation, title or words, with suggestions while you type. */
export function SearchBox({ variant, children }: Props) {
  const words = useMessages('search');
  const navigate = useNavigate();
  const linkTo = useDocumentLink();
  const { pathname, search: query } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const offered = useSearchChoices();
  const { text, choice: selected, contentChoice, visit, write, send } = useTyped();
  const choice = offeredChoice(offered, selected);
  const [isWithin, setWithin] = useState(false);
  const [isLayerUp, setLayerUp] = useState(false);
  const { isOpen, open, close, setActive, onKeyDown, ...combobox } = useCombobox(visit);
  const [parts, setParts] = useState<BoxParts | null>(null);
  const scope = choice === 'MYSUBSCRIPTION' ? 'subscription_search' : 'all_search';
  const suggestions = useSuggestions(parts, { text: isOpen ? text : '', scope });
  const isEmpty = isOpen && text.trim() === '';
  const recent = useRecent(parts, isEmpty);
  const { isAnswered } = suggestions;
  const groups = isEmpty ? recent.groups : suggestions.groups;
  const grid = parts?.gridOf(groups) ?? noGrid;
  const active = placeIn(grid, combobox.active);
  const isNarrow = useIsNarrow(narrowBelow[variant]);
  const isShown = isOpen && parts !== null && groups.length > 0;
  const isOff = offered.length === 0;
  // The classic box has them in its menu alone.
  const boxes = useAccount().unifiedSearchFlag ? boxesOf(offered) : [];
  useNoSearchNotice(isOff);
  // Once there were suggestions the layer stays, so that controls in it do not disappear while they are used.
  if ((isShown || isEmpty) && !isLayerUp) setLayerUp(true);

  const leave = (): void => {
    close();
    setWithin(false);
    setLayerUp(false);
  };
  const go = (searchType: SearchChoice, sought: string): void => {
    const to = pathTo(searchType, sought);
    leave();
    send(to);
    loadBoxParts().then(
      ({ remember }) => remember(searchType, sought),
      () => {},
    );
    // The same search again is no further step back, even before its page is rendered.
    const { location } = window;
    void navigate(to, { replace: [pathname + query, location.pathname + location.search].includes(to) });
  };
  const search = (): void => {
    const lacking = shortfall(choice, text);
    if (lacking) {
      showToast({ kind: 'info', message: words(lacking) });
      input.current?.focus();
      return;
    }
    go(choice, text);
  };
  const openDocument = (contentCode: string): void => {
    leave();
    void navigate(linkTo(contentCode));
  };
  const choose = (place: Place): void =>
    parts?.actOnCell(groups, place, {
      suggestions,
      setActive,
      openDocument,
      search: go,
      forget: recent.forget,
    });
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // A menu of the box opens elsewhere in the page.
    const isHere = currentTarget.contains(relatedTarget) || relatedTarget?.closest('[role="menu"]');
    if (!isHere) leave();
  };
  const onEscape = ({ key, target, currentTarget }: KeyboardEvent): void => {
    if (key !== 'Escape' || !(target instanceof Node) || !currentTarget.contains(target)) return;
    input.current?.focus(); // A checkbox goes with its layer.
    leave();
  };

  const searchIn = !isOff && (
    <SearchIn offered={offered} chosen={choice} onChoose={(picked) => write({ choice: picked })} />
  );
  const lookIn = !isOff && (isNarrow || boxes.length > 0) && (
    <div className={styles.lookIn}>
      <span className={styles.in}>
        <span aria-hidden>{words('searchIn')}</span>
        {isNarrow && searchIn}
      </span>
      <LookIn
        boxes={boxes}
        chosen={choice}
        otherwise={offeredChoice(offered, contentChoice)}
        onChoose={(picked: SearchChoice) => write({ choice: picked })}
      />
    </div>
  );
  // The layer lies over the checkboxes of the hero; in the header they have no other place.
  const isLookInOver = isLayerUp || (variant === 'header' && (isWithin || isOpen));

  return (
    // Key and focus events bubble up from the controls; the landmark itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <search className={styles.box} data-variant={variant} onBlur={onBlur} onKeyDown={onEscape}>
      <div className={styles.anchor}>
        <SearchField
          ref={input}
          isHero={variant === 'hero'}
          isOff={isOff}
          before={!isNarrow && searchIn}
          text={text}
          grid={isShown ? { id: listId, active } : null}
          onFocus={() => {
            setWithin(true);
            fetchSearchScreen();
            if (text.trim() === '') open();
            // Without suggestions the box still searches; the next focus retries.
            if (!parts) loadBoxParts().then(setParts, () => {});
          }}
          onText={(typed) => {
            write({ text: typed });
            setActive(null);
            open();
          }}
          onClear={() => write({ text: '' })}
          onKeyDown={(event) => onKeyDown(event, grid, choose)}
          onSearch={search}
        />
        {(isShown || isEmpty || (isLookInOver && lookIn)) && (
          // A press in the layer leaves the focus in the field.
          <div className={styles.layer} role="presentation" onMouseDown={(event) => event.preventDefault()}>
            {isLookInOver && lookIn}
            {isShown && (
              <parts.Suggestions
                id={listId}
                groups={groups}
                typed={text}
                active={active}
                onPoint={setActive}
                onChoose={choose}
                onSearch={search}
              />
            )}
            {parts && (
              <div className={styles.tips}>
                <parts.SearchTips />
              </div>
            )}
          </div>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {isOpen && isAnswered && words('suggestionCount', { count: parts?.entriesIn(groups) ?? 0 })}
        </span>
      </VisuallyHidden>
      {children}
      {variant === 'hero' && lookIn && (
        <div className={styles.place} inert={isLookInOver}>
          {lookIn}
        </div>
      )}
    </search>
  );
}

/** Shows a toast once if the library offers no search. */
function useNoSearchNotice(isOff: boolean): void {
  const words = useMessages('search');
  useEffect(() => {
    if (isOff) showToast({ kind: 'error', message: words('noSearchTypes') });
  }, [isOff, words]);
}
