import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { showToast } from '../ui/feedback/toasts.ts';
import { loadMessages } from './i18n.ts';
import type { Namespace } from './messages.ts';

type Namespaces = Namespace | readonly Namespace[];
type Load<Props> = () => Promise<ComponentType<Props>>;

type LazyProps = {
  /** Shown until the code is there; nothing by default. */
  whileLoading?: ReactNode;
  /** Shown where the code cannot be fetched; an error with a retry by default. */
  whenFailed?: ReactNode;
  /** For dialogs: instead of an error in the page, a toast, and this callback to unmount it. The next mount retries. */
  onMissing?: () => void;
};

/** A component that is fetched when it is first rendered. */
export type LazyComponent<Props = object> = ((props: Props & LazyProps) => ReactNode) & {
  /** Fetches the code ahead of the first render; a failure is silent, and the render retries. */
  preload: () => void;
};

/** Fetches a component and its messages in parallel. */
async function fetchWithMessages<Props>(namespaces: Namespaces, load: Load<Props>) {
  const [Component] = await Promise.all([load(), ...[namespaces].flat().map(loadMessages)]);
  return Component;
}

/**
 * A screen for the `lazy` property of a route: the router keeps the page until its code and messages are there. Where they
 * cannot be fetched, the screen says so and is fetched when the connection is back.
 */
export const lazyRoute = (namespaces: Namespaces, load: Load<object>) => async () => ({
  Component: await fetchWithMessages(namespaces, load).catch((error: unknown) => {
    if (!isUnfetched(error)) throw error;
    const Screen = lazyWithMessages(namespaces, load);
    return () => <Screen whileLoading={<NoConnection />} whenFailed={<NoConnection />} />;
  }),
});

/** Whether code could not be fetched, as opposed to code that breaks; each browser says it in words of its own. */
const isUnfetched = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload css/i.test(error.message);

const fetchAgainMs = 3_000;

/** Waits until code may be there that could not be fetched; how to wait mostly came with the first screen. */
async function whenFetchable(wasAway = false): Promise<void> {
  const connection = await import('../client/connection.ts').catch(() => null);
  if (connection) return wasAway ? connection.connected() : connection.whenFetchable();
  await new Promise((resolve) => setTimeout(resolve, fetchAgainMs));
  return whenFetchable(true);
}

/** In place of a screen whose code cannot be fetched; it goes by itself. */
function NoConnection() {
  const { t } = useTranslation();
  return <Notice title={t('offline.title')}>{t('offline.page')}</Notice>;
}

/** A part of a page whose code and messages are fetched when it is first rendered, with a retry where that fails. */
export function lazyWithMessages<Props extends object = object>(
  namespaces: Namespaces,
  load: Load<Props>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let pending: Promise<void> | null = null;
  const fetchPart = (): Promise<void> =>
    (pending ??= fetchWithMessages(namespaces, load).then(
      (component) => void (Loaded = component),
      (error: unknown) => {
        pending = null;
        throw error;
      },
    ));

  function Lazy({ whileLoading, whenFailed, onMissing, ...props }: Props & LazyProps) {
    const { t } = useTranslation();
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(Loaded ? 'loaded' : 'loading');
    useEffect(() => {
      if (state !== 'loading') return;
      // What the page asks of the server goes first: browsers send few requests at a time.
      setTimeout(() =>
        fetchPart().then(
          () => setState('loaded'),
          (error: unknown) => {
            setState('failed');
            if (!onMissing && isUnfetched(error))
              void whenFetchable().then(
                () => setState('loading'),
                () => {},
              );
          },
        ),
      );
    }, [state, onMissing]);
    useEffect(() => {
      if (state !== 'failed' || !onMissing) return;
      showToast({ kind: 'error', message: t('error.unreachable') });
      onMissing();
    }, [state, onMissing, t]);

    if (Loaded && state === 'loaded') return <Loaded {...(props as unknown as Props)} />;
    if (state === 'loading') return whileLoading;
    if (onMissing || whenFailed !== undefined) return whenFailed;
    return (
      <ErrorState title={t('ui.partFailed')} onRetry={() => setState('loading')}>
        {t('ui.partFailedText')}
      </ErrorState>
    );
  }
  return Object.assign(Lazy, { preload: () => void fetchPart().catch(() => {}) });
}
