import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './story.module.css';

/** One shared part on the page of parts, in every state that it knows. */
export type Story = {
  title: string;
  /** What a developer has to know before using it, in a sentence or two. */
  note?: string;
  states: readonly { name: string; element: ReactNode }[];
};

/** Small parts side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Gives a part that takes the room it gets so much of it, in px; all of it without a figure. */
export function Width({ px, children }: { px?: number; children: ReactNode }) {
  return <div style={{ inlineSize: px ?? 10_000, maxInlineSize: '100%' }}>{children}</div>;
}

/** What a part is shown with, in the language of the page. */
export function useSampleSet<English, Arabic>(samples: { en: English; ar: Arabic }): English | Arabic {
  const { i18n } = useTranslation();
  return i18n.language.startsWith('ar') ? samples.ar : samples.en;
}

/** Says the words of a sample in English or, where the page speaks it, in Arabic. */
export function useTranslate(): (english: string, arabic: string) => string {
  const { i18n } = useTranslation();
  return (english, arabic) => (i18n.language === 'ar' ? arabic : english);
}
