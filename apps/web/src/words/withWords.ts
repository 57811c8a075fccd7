import type { ComponentType } from 'react';
import type { Messages } from './messages.ts';
import { loadWords } from './words.ts';

/** A screen, or a part of one, that comes when it is wanted: its code and the words of its feature, fetched side by side. */
export async function withWords<Props = object>(
  feature: keyof Messages,
  screen: Promise<ComponentType<Props>>,
): Promise<{ Component: ComponentType<Props> }> {
  const [Component] = await Promise.all([screen, loadWords(feature)]);
  return { Component };
}
