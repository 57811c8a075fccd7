import type { ComponentType } from 'react';
import type { Messages } from './messages.ts';
import { loadWords } from './words.ts';

/** A screen for a lazy route: its code and the words of its feature, fetched side by side. */
export async function withWords(
  feature: keyof Messages,
  screen: Promise<ComponentType>,
): Promise<{ Component: ComponentType }> {
  const [Component] = await Promise.all([screen, loadWords(feature)]);
  return { Component };
}
