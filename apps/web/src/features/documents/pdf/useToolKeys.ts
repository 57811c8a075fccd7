import { useEffect, useRef, type RefObject } from 'react';
import { toolOfKey, type Tool } from './tools.ts';

/** Lets single keys use the tools of a part of the page, while the focus is in it. */
export function useToolKeys(part: RefObject<HTMLElement | null>, use: Record<Tool, () => void>): void {
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });
  useEffect(() => {
    const element = part.current;
    const onKey = (key: KeyboardEvent): void => {
      const tool = key.defaultPrevented || isTyping(key.target) ? undefined : toolOfKey(key);
      if (!tool) return;
      key.preventDefault();
      latest.current[tool]();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [part]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input:not([type="checkbox"]), textarea, select, [role="dialog"] *');
