import type { ComponentType } from 'react';
import { loadMessages } from './i18n.ts';
import type { Namespace } from './messages.ts';

/** Loads a screen, or a part of one, on demand: its code and its namespace of messages in parallel. */
export async function withMessages<Props = object>(
  namespace: Namespace,
  screen: Promise<ComponentType<Props>>,
): Promise<{ Component: ComponentType<Props> }> {
  const [Component] = await Promise.all([screen, loadMessages(namespace)]);
  return { Component };
}
