/** The actions of the toolbar of a PDF. */
export type Tool = 'find' | 'print' | 'side' | 'full-screen' | 'go-to-page';

/** The tools that are available now. */
export type Tools = {
  use: Record<Tool, () => void>;
  mayPrint: boolean;
  isFinding: boolean;
  /** Whether the line above the toolbar has the button that finds. */
  isFindAbove: boolean;
  isSideOpen: boolean;
  isFullScreen: boolean;
  hasFullScreen: boolean;
  /** Whether pages are light on dark while the library is dark. */
  isInverted: boolean;
  onInvert: () => void;
};

/** The keys of the tools; the one of the search and of the printer are the browser's, with Ctrl. */
export const toolKeys: readonly { key: string; tool: Tool }[] = [
  { key: 'g', tool: 'go-to-page' },
  { key: 't', tool: 'side' },
  { key: 'f', tool: 'full-screen' },
];

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The tool that a key asks for; none with a modifier. */
export function toolOfKey({ key, ctrlKey, metaKey, altKey }: Press): Tool | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return toolKeys.find((tool) => tool.key === key)?.tool;
}
